import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolesOfLine } from './ruleIndex.ts';
import { inForceOn, monthlyOf } from './rules.ts';
import { budgetTotals } from './submittedBudget.ts';
import { entry, exampleRules, RENT, submitted, WAGES } from './testing/exampleBudget.ts';

describe('the frequency that a month is counted in', () => {
  const weekly = { id: 2, name: 'Weekly', times: 52, months: 12 };
  const monthly = { id: 9, name: 'Monthly', times: 1, months: 1 };

  it('is the one that is once a month, wherever it stands (HO-007)', () => {
    expect(monthlyOf([weekly, monthly])).toBe(monthly);
    expect(monthlyOf([monthly, weekly])).toBe(monthly);
  });

  it('has to be there (HO-007)', () => {
    expect(() => monthlyOf([weekly])).toThrow('No frequency is once a month.');
  });
});

describe('of dated rows', () => {
  const days = ['2024-04-06', '2025-04-06', '2026-04-06'];
  const inOrders = fc.shuffledSubarray(days, { minLength: 3 });

  it.each([
    ['2024-04-05', undefined],
    ['2024-04-06', '2024-04-06'],
    ['2025-04-05', '2024-04-06'],
    ['2025-04-06', '2025-04-06'],
    ['2030-01-01', '2026-04-06'],
  ])('the one in force on %s began on %s, in whatever order they are kept (HO-131)', (day, began) => {
    fc.assert(
      fc.property(inOrders, order => {
        const rows = order.map(validFrom => ({ validFrom }));
        expect(inForceOn(rows, day)?.validFrom).toBe(began);
      }),
    );
  });
});

describe('what is looked up in the rules', () => {
  // Uses its own rules: lookups are cached with the rules, and must be built here.
  const rules = { ...exampleRules };

  it('gives each line its roles, and a line that is gone none (HO-001)', () => {
    expect(rolesOfLine(rules, RENT)).toEqual([]);
    expect(rolesOfLine(rules, 9999)).toEqual([]);
  });

  it('says which categories are income (IE-004)', () => {
    const budget = submitted({ 1: [entry(WAGES, 900_00)], 11: [entry(RENT, 400_00)] });
    expect(budgetTotals({ ...exampleRules }, budget)).toEqual({
      totalIncome: 900_00,
      totalExpenditure: 400_00,
      disposableIncome: 500_00,
    });
  });
});
