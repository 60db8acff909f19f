import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRole } from './roles.ts';
import { budgetTotals, monthlyCategoryAmount, monthlyLineAmount, monthlyLines } from './submittedBudget.ts';
import { summaryOf } from './summary.ts';
import {
  categoryOf,
  entry,
  exampleRules,
  GAS,
  GROCERIES,
  OTHER_FOOD,
  RENT,
  SCHOOL_MEALS,
  submitted,
  WAGES,
} from './testing/exampleBudget.ts';

describe('the totals of a budget', () => {
  it('add income, take costs away and give what is left (IE-004)', () => {
    const budget = submitted({
      1: [entry(WAGES, 300_00, null, 2)],
      11: [entry(RENT, 700_00)],
      22: [entry(GROCERIES, 60_00, null, 2), entry(OTHER_FOOD, 120_00, null, 6)],
    });
    expect(budgetTotals(exampleRules, budget)).toEqual({
      totalIncome: 1300_00,
      totalExpenditure: 700_00 + 260_00 + 10_00,
      disposableIncome: 330_00,
    });
    expect(monthlyCategoryAmount(exampleRules, categoryOf(22), budget)).toBe(270_00);
    expect(monthlyLineAmount(exampleRules, budget, GROCERIES)).toBe(260_00);
  });

  it('are the sum of the lines as they are shown, each rounded to the penny', () => {
    const yearly = [GROCERIES, SCHOOL_MEALS, OTHER_FOOD].map(id => entry(id, 6, null, 6));
    expect(monthlyCategoryAmount(exampleRules, categoryOf(22), submitted({ 22: yearly }))).toBe(3);
  });

  it('are all 0 for a budget that has not been started', () => {
    expect(budgetTotals(exampleRules, [])).toEqual({
      totalIncome: 0,
      totalExpenditure: 0,
      disposableIncome: 0,
    });
  });

  it('leave out lines and frequencies that no longer exist', () => {
    const budget = submitted({
      11: [entry(9999, 500_00), entry(RENT, 100_00, null, 77)],
      99: [entry(GAS, 1_00)],
    });
    expect(budgetTotals(exampleRules, budget).totalExpenditure).toBe(0);
    expect(monthlyLineAmount(exampleRules, budget, 9999)).toBe(0);
  });

  it('always agree: the surplus plus the outgoings equals the income', () => {
    const amount = fc.integer({ min: 0, max: 99_999_99 });
    const often = fc.constantFrom(1, 2, 6);
    fc.assert(
      fc.property(amount, often, amount, often, (wages, wagesOften, rent, rentOften) => {
        const budget = submitted({
          1: [entry(WAGES, wages, null, wagesOften)],
          11: [entry(RENT, rent, null, rentOften)],
        });
        const totals = budgetTotals(exampleRules, budget);
        expect(totals.disposableIncome + totals.totalExpenditure).toBe(totals.totalIncome);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe('the lines of a budget, as advice reads them', () => {
  const line = (id: number, name: string, roles: readonly BudgetRole[]) => ({
    id,
    name,
    roles,
    tooltip: '',
    usualFrequencyId: 1,
  });
  const lines = [line(WAGES, 'Wages', ['own-earnings']), line(1002, 'Partner', ['partner-earnings'])];
  const earnings = {
    ...categoryOf(1),
    subCategories: [{ id: 10, name: 'Earnings', types: lines }],
  };
  const rules = { ...exampleRules, categories: [earnings, categoryOf(11)] };

  it('are monthly sums with their roles, and none for a line that is no longer in the budget', () => {
    const budget = submitted({
      11: [entry(RENT, 600_00), entry(2999, 5_00)],
      1: [entry(WAGES, 300_00, null, 2), entry(1002, 40_00, null, 9)],
    });
    expect(monthlyLines(rules, budget)).toEqual([
      { typeId: WAGES, roles: ['own-earnings'], monthly: 1_300_00 },
      { typeId: 1002, roles: ['partner-earnings'], monthly: null },
      { typeId: RENT, roles: [], monthly: 600_00 },
    ]);
    expect(monthlyLines(rules, [])).toEqual([]);
  });
});

describe('the summary of a budget', () => {
  const summary = (wages: number, rent: number, hasPublicFunds?: boolean | null) =>
    summaryOf(exampleRules, submitted({ 1: [entry(WAGES, wages)], 11: [entry(RENT, rent)] }), hasPublicFunds);

  it.each([
    [1000_01, 1000_00, 'You have £0.01 left each month after your bills and living costs.'],
    [1000_00, 1000_00, 'Your income covers your bills and living costs, with nothing left over.'],
    [
      1000_00,
      1234_56,
      'Your bills and living costs are £234.56 a month more than your income. You can still go on. There is help for this.',
    ],
  ])('says how %d and %d pence compare (IE-004)', (wages, rent, text) => {
    expect(summary(wages, rent).summaryText).toBe(text);
  });

  it('offers help for a shortfall, from the first penny, and never stops the person', () => {
    expect(summary(1000_00, 1000_01).shortfallHelp).toEqual([
      'benefits check',
      'energy help',
      'debt action plan',
    ]);
    expect(summary(1000_00, 1000_00).shortfallHelp).toEqual([]);
  });

  it('sends nobody without public funds to a benefits check, but to an immigration adviser (SA-206)', () => {
    const offered = (hasPublicFunds: boolean | null) =>
      summary(1000_00, 1000_01, hasPublicFunds).shortfallHelp;
    expect(offered(false)).toEqual(['immigration adviser', 'energy help', 'debt action plan']);
    for (const may of [true, null]) expect(offered(may)[0]).toBe('benefits check');
    expect(summary(1000_00, 1000_00, false).shortfallHelp).toEqual([]);
  });
});
