import { describe, expect, it } from 'vitest';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { toFillIn } from './listedBudget.ts';
import { openGaps } from './openGaps.ts';

const INCOME = {
  figure: 'income',
  about: 'pay and benefits',
  amount: 1_300,
  typeIds: [1001],
  isIncome: true,
} as const;
const done = {
  ...EARNINGS,
  status: 'Completed' as const,
  types: [budgetLine({ typeId: 1001, amount: 300 })],
};
const budget = exampleBudget({ incomeCategories: [done], toldSums: [{ ...INCOME, typeIds: [1001] }] });

describe('a gap', () => {
  it('is asked about once the parts are submitted, with the likeliest reason (WT-036)', () => {
    expect(openGaps(budget, {})).toMatchObject([
      { figure: 'income', told: 1_300_00, found: 300_00, reason: { frequencyId: 2, found: 1_300_00 } },
    ]);
    expect(openGaps({ ...budget, incomeCategories: [EARNINGS] }, {})).toEqual([]);
  });

  it('is never asked about twice, nor in a budget that is complete (WT-041)', () => {
    const settled = { ...budget.list, settled: ['income' as const] };
    expect(openGaps({ ...budget, list: settled }, {})).toEqual([]);
    expect(openGaps({ ...budget, isComplete: true }, {})).toEqual([]);
  });

  it('is there too where nothing that comes in was ticked (WT-035)', () => {
    const nothing = toFillIn(
      { ...budget, incomeCategories: [EARNINGS], list: { ...budget.list, typeIds: [] } },
      {},
    );
    expect(openGaps(nothing, {})).toMatchObject([{ found: 0, reason: null, typeIds: [] }]);
  });

  it('of a cost is none where no such row is filled in', () => {
    const food = { figure: 'food', about: 'food', amount: 300, typeIds: [3011], isIncome: false } as const;
    const costs = [budgetEntry({ status: 'Completed', types: [] })];
    const one = { ...budget, toldSums: [{ ...food, typeIds: [3011] }], expenditureCategories: costs };
    expect(openGaps(one, {})).toEqual([]);
  });
});
