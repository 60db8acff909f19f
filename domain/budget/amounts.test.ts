import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBudgetAmount, inOrderOfOffer, LARGEST_BUDGET_AMOUNT, monthlyAmount } from './amounts.ts';

describe('a sum of a budget', () => {
  it.each<[unknown, number]>([
    ['', 0],
    ['  ', 0],
    [null, 0],
    [undefined, 0],
    [0, 0],
    ['0', 0],
    ['1,234.56', 123_456],
    ['£1,234', 123_400],
    [12.5, 1250],
    ['.5', 50],
    ['99,999.99', LARGEST_BUDGET_AMOUNT],
    [99999.99, LARGEST_BUDGET_AMOUNT],
  ])('%j is %d pence (IE-015)', (typed, pence) => {
    expect(checkBudgetAmount(typed)).toEqual({ ok: true, value: pence });
  });

  it.each<[unknown, string]>([
    ['100,000', 'The amount must be less than £100,000'],
    ['100000.00', 'The amount must be less than £100,000'],
    [1e9, 'The amount must be less than £100,000'],
    ['9'.repeat(400), 'The amount must be less than £100,000'],
    ['-1', 'Negative values are not allowed'],
    [-0.01, 'Negative values are not allowed'],
    ['1.234', 'Use two digits for pence, like 12.50'],
    ['12abc', 'Only number values are allowed'],
    [Number.NaN, 'Only number values are allowed'],
    [1e300, 'Only number values are allowed'],
    [true, 'Only number values are allowed'],
    [{}, 'Only number values are allowed'],
  ])('%j is refused: %s (IE-015)', (typed, message) => {
    expect(checkBudgetAmount(typed)).toMatchObject({ ok: false, message });
  });
});

const frequency = fc.record({
  times: fc.integer({ min: 1, max: 1000 }),
  months: fc.integer({ min: 1, max: 1000 }),
});
const pence = fc.integer({ min: 0, max: LARGEST_BUDGET_AMOUNT });

it.each(['100,000', 1e9, '9'.repeat(400)])(
  '%j is refused by the code of what is too large (IE-015)',
  typed => {
    expect(checkBudgetAmount(typed)).toMatchObject({ ok: false, code: 'tooLarge' });
  },
);

describe('a sum counted by the month', () => {
  it.each([
    [100_00, 52, 12, 433_33],
    [100_00, 26, 12, 216_67],
    [3, 1, 6, 1], // half a penny goes up
    [1, 1, 2, 1],
    [5, 1, 12, 0], // 0.4167 of a penny
    [6, 1, 12, 1], // half a penny
    [7, 1, 12, 1],
    [LARGEST_BUDGET_AMOUNT, 365, 12, 304_166_636], // 304,166,636.25
    [LARGEST_BUDGET_AMOUNT, 1000, 1, 9_999_999_000],
  ])('%d pence × %d/%d is %d pence', (amount, times, months, expected) => {
    expect(monthlyAmount(amount, { times, months })).toBe(expected);
  });

  it('is never further from the exact figure than half a penny, which goes up', () => {
    fc.assert(
      fc.property(pence, frequency, (amount, { times, months }) => {
        const twice = 2n * BigInt(amount) * BigInt(times);
        const off = 2n * BigInt(monthlyAmount(amount, { times, months })) * BigInt(months) - twice;
        expect(off > -BigInt(months) && off <= BigInt(months)).toBe(true);
      }),
    );
  });

  it('is the sum itself where it is paid monthly, and more for more', () => {
    fc.assert(
      fc.property(pence, pence, frequency, (one, other, often) => {
        expect(monthlyAmount(one, { times: 1, months: 1 })).toBe(one);
        expect(monthlyAmount(Math.min(one, other), often)).toBeLessThanOrEqual(
          monthlyAmount(Math.max(one, other), often),
        );
      }),
    );
  });
});

it('frequencies are offered with Monthly first, the rest as they are (API-046, HO-007)', () => {
  const listed = [
    { id: 2, name: 'Weekly', times: 52, months: 12 },
    { id: 6, name: 'Yearly', times: 1, months: 12 },
    { id: 9, name: 'Monthly', times: 1, months: 1 },
    { id: 4, name: 'Daily', times: 365, months: 12 },
  ];
  expect(inOrderOfOffer(listed).map(({ id }) => id)).toEqual([9, 2, 6, 4]);
});
