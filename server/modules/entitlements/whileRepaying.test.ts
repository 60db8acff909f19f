import { completeBudget, submitIncomeCategory } from '@towpath/contracts/api/budget.ts';
import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
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

it('money found says how much sooner a plan would end, and nothing of that once the plan was told of a payment (DN-903)', async () => {
  const { person, note, debts } = await drawnUp(test, staff);
  // Together as before.
  await person.call(submitIncomeCategory, { body: { categoryId: 1, types: [line(1001, 1100)] } });
  await person.call(submitIncomeCategory, { body: { categoryId: 2, types: [line(1011, 400)] } });
  (await person.call(completeBudget, {})).answer;
  const effect = async () => (await person.call(myEntitlements, {})).answer.effect;
  const before = await effect();
  expect(before?.rows.map(({ what }) => what)).toContain('Time until a debt management plan is done');
  const debtId = debts[0]?.id ?? null;
  expect((await note({ kind: 'paid', due: null, on: '2026-11-23', debtId, sum: 240_00 })).status).toBe(200);
  const after = await effect();
  expect(after?.rows[0]?.what).toBe('Left over each month');
  expect(JSON.stringify(after)).not.toMatch(/Time until|sooner|longer/u);
});
