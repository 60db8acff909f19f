import { completeBudget, submitIncomeCategory } from '@towpath/contracts/api/budget.ts';
import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
import { leavePlan } from '@towpath/contracts/api/plans.ts';
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

const line = (typeId: number, amount: number) => ({
  typeId,
  amount,
  frequencyId: 1,
  deviationReasonId: null,
});

/** What money found would do to the plan, where nothing was told of it yet. */
async function withPlan() {
  const one = await drawnUp(test, staff);
  // Together as before.
  await one.person.call(submitIncomeCategory, { body: { categoryId: 1, types: [line(1001, 1100)] } });
  await one.person.call(submitIncomeCategory, { body: { categoryId: 2, types: [line(1011, 400)] } });
  (await one.person.call(completeBudget, {})).answer;
  const effect = async () => (await one.person.call(myEntitlements, {})).answer.effect;
  return { ...one, effect, debtId: one.debts[0]?.id ?? '' };
}

it('money found says how much sooner a plan would end, and nothing of that once the plan was told of a payment (DN-903)', async () => {
  const { note, effect, debtId } = await withPlan();
  const before = await effect();
  expect(before?.rows.map(({ what }) => what)).toContain('Time until a debt management plan is done');
  expect((await note({ kind: 'paid', due: null, on: '2026-11-23', debtId, sum: 240_00 })).status).toBe(200);
  const after = await effect();
  expect(after?.rows[0]?.what).toBe('Left over each month');
  expect(JSON.stringify(after)).not.toMatch(/Time until|sooner|longer/u);
});

it.each([
  ['another balance', { kind: 'balance put right', balance: 3500_00, why: 'interest' }],
  ['a debt that is over', { kind: 'closed', why: 'written off' }],
] as const)(
  'money found says no time either once the plan was told of %s alone, also after it was left (DN-768)',
  async (_, told) => {
    const { person, planId, note, effect, debtId } = await withPlan();
    expect(JSON.stringify(await effect())).toMatch(/Time until/u);
    expect((await note({ ...told, on: '2026-11-23', debtId })).status).toBe(200);
    const says = async () => {
      const after = await effect();
      expect(after?.rows[0]?.what).toBe('Left over each month');
      expect(JSON.stringify(after)).not.toMatch(/Time until|sooner|longer/u);
    };
    await says();
    test.clock.forward(60_000);
    expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
    await says();
  },
);
