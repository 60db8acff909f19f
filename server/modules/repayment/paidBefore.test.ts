import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
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
