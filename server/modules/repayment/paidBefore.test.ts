import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);

it('what was paid before the list said a balance is in it already; what is paid after that comes off it (DN-1428)', async () => {
  const { person: begun, planId } = await drawnUp(test, staff);
  const barrowby = await debtIdOf(begun, 'Barrowby Bank');
  test.clock.set(new Date('2026-12-23T12:00:00Z'));
  const person = await daysLater(test, begun);
  const { note } = noting(person, planId);
  const changed = await person.call(changeDebt, {
    params: { debtId: barrowby },
    body: { id: barrowby, currentBalance: 1300 },
  });
  expect(changed.status).toBe(200);
  const owed = async () => {
    const { debts } = (await person.call(myDebts, {})).answer;
    const found = debts.find(({ id }) => id === barrowby);
    return found?.byPlan?.left ?? found?.currentBalance;
  };

  test.clock.forward(60_000);
  const besides = { kind: 'paid', due: null, debtId: barrowby, sum: 50_00 } as const;
  expect((await note({ ...besides, on: '2026-12-22' })).status).toBe(200);
  expect(await owed()).toBe(1300);
  expect((await note({ ...besides, on: '2026-12-23' })).status).toBe(200);
  expect(await owed()).toBe(1250);
});

it('a payment that is noted after the plan was drawn up by a told balance that has it in it comes off no more (DN-1490)', async () => {
  const { person: begun, planId } = await drawnUp(test, staff);
  const barrowby = await debtIdOf(begun, 'Barrowby Bank');
  test.clock.set(new Date('2026-12-23T12:00:00Z'));
  const person = await daysLater(test, begun);
  const { note, mine } = noting(person, planId);
  await person.call(changeDebt, {
    params: { debtId: barrowby },
    body: { id: barrowby, currentBalance: 1300 },
  });
  const owed = async () => {
    const { debts } = (await person.call(myDebts, {})).answer;
    const listed = debts.find(({ id }) => id === barrowby);
    const stands = (await mine())?.stands;
    const inPlan = stands?.debts.find(({ id }) => id === barrowby);
    return [listed?.byPlan?.left ?? listed?.currentBalance, inPlan?.owed, stands?.sums.paid];
  };
  const besides = { kind: 'paid', due: null, debtId: barrowby, sum: 50_00 } as const;
  test.clock.forward(60_000);
  expect((await note({ ...besides, on: '2026-12-23', sum: 20_00 })).status).toBe(200);
  test.clock.forward(60_000);
  expect((await note({ kind: 'draw up again', firstPayment: '2027-01-04' })).status).toBe(200);
  // What was paid of that day, and told after the list, comes off it.
  expect(await owed()).toEqual([1280, 1280_00, 20_00]);
  test.clock.forward(60_000);
  expect((await note({ ...besides, on: '2026-12-22' })).status).toBe(200);
  expect(await owed()).toEqual([1280, 1280_00, 70_00]);
  expect((await note({ ...besides, on: '2026-12-23' })).status).toBe(200);
  expect(await owed()).toEqual([1230, 1230_00, 120_00]);
});
