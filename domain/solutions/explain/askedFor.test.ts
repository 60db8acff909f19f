import { expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { BUDGET_AND_SUMS, FULL_BUDGET, isFoundByAdviser } from '../criteria/missingFactTexts.ts';
import { isSettled } from '../figures/budget.ts';
import { budgetOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { GOLDEN_ROWS } from '../testing/golden/all.ts';
import { recordOf } from '../testing/inForce.ts';

const askedFor = (facts: Case) =>
  recordOf(facts, TODAY).results.flatMap(({ reasons }) => reasons.flatMap(({ missing }) => missing ?? []));

it('asks nobody for a budget and sums that they have told: what is open then is found by an adviser (WT-168)', () => {
  let found = 0;
  for (const { facts } of GOLDEN_ROWS) {
    const { statement, debts } = facts;
    const isTold = debts.every(({ debt }) => debt.isDeleted || debt.currentBalance !== null);
    if (!isSettled(statement) || !isTold) continue;
    const asked = askedFor(facts);
    expect(asked.filter(thing => [FULL_BUDGET, BUDGET_AND_SUMS].includes(thing))).toEqual([]);
    found += asked.filter(isFoundByAdviser).length;
  }
  expect(found).toBeGreaterThan(10);
});

it('asks for the budget while it is not complete, and for the sums while one is not known (WT-168)', () => {
  const facts = tenant();
  const open = { ...facts, statement: { ...budgetOf(linesWith(60_00)), isComplete: false } };
  expect(askedFor(open)).toContain(FULL_BUDGET);
  const [debt] = facts.debts;
  if (debt === undefined) throw new Error('A debt.');
  const unknown = { ...debt, debt: { ...debt.debt, currentBalance: null, estimatedBalance: null } };
  expect(askedFor({ ...facts, debts: [unknown] })).toContain(BUDGET_AND_SUMS);
});
