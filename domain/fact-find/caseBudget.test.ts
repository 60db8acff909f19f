import { describe, expect, it } from 'vitest';
import type { CategoryProgress } from '../budget/progress.ts';
import type { BudgetRole } from '../budget/roles.ts';
import type { BudgetCategory } from '../budget/rules.ts';
import type { SubmittedBudget } from '../budget/submittedBudget.ts';
import { caseBudgetFrom } from './caseBudget.ts';

const ROLES = new Map<number, readonly BudgetRole[]>([
  [1001, ['own-earnings']],
  [1002, ['partner-earnings']],
]);
const category = (id: number, name: string, ...typeIds: readonly number[]): BudgetCategory => {
  const types = typeIds.map(type => ({
    id: type,
    name: '',
    roles: ROLES.get(type) ?? [],
    tooltip: '',
    usualFrequencyId: 1,
  }));
  return { id, name, kind: 'fixed', subCategories: [{ id: id * 10, name, types }] };
};
const wages = category(1, 'Wages', 1001, 1002);
const home = category(11, 'Home', 2001);
const rules = {
  categories: [wages, home],
  frequencies: [
    { id: 1, name: 'Monthly', times: 1, months: 1 },
    { id: 2, name: 'Weekly', times: 52, months: 12 },
  ],
};
const entry = (typeId: number, amount: number, frequencyId = 1) => ({
  typeId,
  amount,
  frequencyId,
  deviationReasonId: null,
});
const standing = (of: BudgetCategory, status: CategoryProgress['status']): CategoryProgress => ({
  category: of,
  status,
  deviationTypeId: null,
  deviations: [],
});
const budget: SubmittedBudget = [
  { categoryId: 1, entries: [entry(1001, 300_00, 2), entry(1002, 40_00, 9)], acknowledged: [] },
  { categoryId: 11, entries: [entry(2001, 600_00), entry(2999, 5_00)], acknowledged: [] },
];

describe('the statement of a case', () => {
  it('has each line as a monthly sum with its roles, and none for a line that is no longer in the budget', () => {
    const progress = [standing(wages, 'Completed'), standing(home, 'Completed')];
    expect(caseBudgetFrom(rules, budget, progress)).toEqual({
      isComplete: true,
      missing: [],
      lines: [
        { typeId: 1001, roles: ['own-earnings'], monthly: 1_300_00 },
        { typeId: 1002, roles: ['partner-earnings'], monthly: null },
        { typeId: 2001, roles: [], monthly: 600_00 },
      ],
    });
  });

  it('names the parts that are not settled', () => {
    const progress = [standing(wages, 'Error'), standing(home, 'InProgress')];
    expect(caseBudgetFrom(rules, budget, progress)).toMatchObject({
      isComplete: false,
      missing: ['Wages', 'Home'],
    });
    expect(caseBudgetFrom(rules, [], [])).toEqual({ isComplete: false, missing: [], lines: [] });
  });
});
