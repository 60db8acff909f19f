import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
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
const SUMS_DIFFER = 'The sums of your plan no longer add up';

it('a plan is not said to be on track beside that its sums no longer add up (DN-902)', async () => {
  const { person, planId, note, debts } = await drawnUp(test, staff, '2026-12-01');
  await note({ kind: 'offers sent', on: '2026-11-23', debtIds: debts.map(({ id }) => id) });
  for (const { id: debtId } of debts) {
    await note({ kind: 'answered', on: '2026-11-23', debtId, answer: 'accepts', sum: null });
  }
  test.clock.forward(8 * 86_400_000);
  const then = await daysLater(test, person);
  const later = noting(then, planId);
  await later.note({ kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: null, sum: null });
  const said = async () => {
    const { standing, dates } = (await then.call(myDashboard, {})).answer;
    return { standing, differs: dates.some(({ title }) => title === SUMS_DIFFER) };
  };
  expect(await said()).toEqual({ standing: 'Your plan is on track, 1 payment in.', differs: false });
  const debtId = await debtIdOf(then, 'Kestrel Cards');
  await then.call(changeDebt, { params: { debtId }, body: { currentBalance: 3900 } });
  expect(await said()).toEqual({ standing: '1 payment in.', differs: true });
});

it('whose sums do not add up leads to them, and not to its offers, wherever it is said how it stands (DN-1717)', async () => {
  const { person, note, mine } = await drawnUp(test, staff, '2026-12-20');
  await note({ kind: 'means changed', monthly: 300_00, isMoreThanBudget: true });
  expect((await mine())?.differences).toEqual(['more than is left']);
  const { plan, standing, dates, oneThing } = (await person.call(myDashboard, {})).answer;
  expect(plan?.stands?.next).toBe('You put the sums of your plan right');
  expect(standing).toBe('First put the sums of your plan right.');
  expect(JSON.stringify([dates, oneThing])).not.toMatch(/offers? to send/u);
  expect(dates.some(({ title }) => title === SUMS_DIFFER)).toBe(true);
});
