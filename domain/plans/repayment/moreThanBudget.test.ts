import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessInBudget, moreInBudget } from './moreThanBudget.ts';
import { moreThanBudgetWords } from './moreThanBudgetWords.ts';

const debt = (standing: 'accepts' | 'by order', payment: number) => ({ standing, payment });
const stands = (way: 'pro rata' | 'token' = 'pro rata') => ({
  monthly: 187_00,
  debts: [debt('by order', 40_00), debt('accepts', 147_00)],
  terms: { way },
});
const UNKNOWN = { draft: null, notDrawn: 'sum not known' } as const;
const BUDGET = { draft: { monthly: 187_00 }, notDrawn: null };

describe('a sum that somebody says they can pay', () => {
  it.each([
    ['as much as the budget has beside what is ordered', 147_00, BUDGET, null],
    ['a penny more', 147_01, BUDGET, 147_00],
    ['a slip of one key', 2000_00, BUDGET, 147_00],
    ['anything, where nothing is left', 1, { draft: null, notDrawn: 'nothing left' }, 0],
    ['anything, where what is left is not known', 2000_00, { draft: null, notDrawn: 'sum not known' }, null],
    ['anything, where advice is lacking', 2000_00, { draft: null, notDrawn: 'advice has changed' }, null],
  ] as const)('is asked about where the budget has less: %s (DN-1602)', (_, sum, budget, has) => {
    expect(lessInBudget(sum, stands(), budget)).toBe(has);
  });

  it('is not asked about where tokens are paid, and never where it is not more than the budget has (DN-1602)', () => {
    expect(lessInBudget(2000_00, stands('token'), BUDGET)).toBeNull();
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (sum, monthly) => {
        const has = lessInBudget(sum, { ...stands(), debts: [] }, { draft: { monthly }, notDrawn: null });
        expect(has).toBe(sum > monthly ? monthly : null);
      }),
    );
  });

  it('is asked about too where the budget has more (DN-1641)', () => {
    const asked = (
      sum: number,
      way: 'pro rata' | 'token' = 'pro rata',
      budget: typeof BUDGET | typeof UNKNOWN = BUDGET,
    ) => moreInBudget(sum, { ...stands(), terms: { way, paidTo: 'each creditor' } }, budget);
    expect([146_99, 147_00, 147_01].map(sum => asked(sum))).toEqual([147_00, null, null]);
    expect(asked(1_00, 'token')).toBeNull();
    expect(asked(1_00, 'pro rata', UNKNOWN)).toBeNull();
    // What others approved is their sum.
    const approved = { ...stands(), terms: { way: 'pro rata', paidTo: 'the distributor' } } as const;
    expect(moreInBudget(1_00, approved, BUDGET)).toBeNull();
  });

  it('is said with both figures (DN-1602)', () => {
    expect(moreThanBudgetWords.asks(187_00, 2000_00)).toBe(
      'Your budget has £187 a month for these debts, and you put in £2,000. Check the sum',
    );
    expect(moreThanBudgetWords.asks(0, 5_00)).toBe(
      'Your budget has nothing left for these debts, and you put in £5 a month. Check the sum',
    );
  });
});
