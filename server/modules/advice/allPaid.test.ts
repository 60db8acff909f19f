import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { choosePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('recommends nothing, and counts no payment, once a plan was told that nothing is owed any more, until the list says otherwise (DN-1685)', async () => {
  const { person, note, debts, planId } = await drawnUp(test, staff);
  for (const { id } of debts) await note({ kind: 'closed', on: TODAY, debtId: id, why: 'paid elsewhere' });
  const { answer: advice } = await person.call(recommendation, {});
  expect(advice).toMatchObject({ status: 'incomplete', recommended: null, eligible: [], answer: null });
  expect(advice.missing[0]?.code).toBe('NOTHING_OWED');
  const list = (await person.call(myDebts, {})).answer;
  expect([list.totalDebtsValue, list.monthlyRepaymentsValue]).toEqual([0, 0]);
  expect((await person.call(myPlan, {})).answer.plan?.doubt).toBeNull();
  const chosen = await person.call(choosePlan, {
    body: { recordId: advice.recordId ?? '', shortName: 'SMP', replaces: planId, hasReadRisks: true },
  });
  expect([chosen.status, chosen.error?.code]).toEqual([409, 'CLEARED_DEBTS_LISTED']);
  const { cookie } = await staff.member();
  const inCase = await staff.send('GET', `/cases/${person.customerId}/advice`, undefined, cookie);
  expect(inCase.body.latest.advice.recommended).toBeNull();
  expect(inCase.body.options).toEqual([]);

  test.clock.forward(60_000);
  const [first] = debts;
  await person.call(changeDebt, { params: { debtId: first?.id ?? '' }, body: { currentBalance: 300 } });
  const { missing } = (await person.call(recommendation, {})).answer;
  expect(missing.map(({ code }) => code)).toEqual([]);
});
