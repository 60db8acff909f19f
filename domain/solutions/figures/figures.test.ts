import { describe, expect, it } from 'vitest';
import { between, exactly, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../thresholds/limits.ts';
import { figuresOf, monthsToRepay } from './figures.ts';

describe('the months in which debts are repaid', () => {
  it.each([
    ['are rounded up', exactly(100_01), exactly(10_00), exactly(11)],
    ['are none for no debts, even with nothing to pay', ZERO, ZERO, ZERO],
    ['never come with nothing to pay', exactly(100_00), exactly(0), exactly(Infinity)],
    ['never come with a shortfall', exactly(100_00), exactly(-5_00), exactly(Infinity)],
    ['are one at least, however much may be paid', exactly(100_00), UNKNOWN_AMOUNT, between(1, Infinity)],
    ['may be none where nothing may be owed', between(0, 100_00), exactly(10_00), between(0, 10)],
    ['are not known where neither is', UNKNOWN_AMOUNT, UNKNOWN_AMOUNT, UNKNOWN_AMOUNT],
  ])('%s', (_, total, payment, months) => {
    expect(monthsToRepay(total, payment)).toEqual(months);
  });
});

describe('a lump sum as a percentage of the debts', () => {
  const CARD = 1;
  const OTHER = 60;
  const percent = (lumpSum: number | null, ...debts: readonly ReturnType<typeof debtOf>[]) =>
    figuresOf(
      tenant({ debts, changes: { betterIncome: 'never', lumpSum } }),
      'england',
      limitsOn('england', TODAY),
      TODAY,
    ).lumpPercent;

  it.each([
    ['is rounded down', 299_99, [debtOf(CARD, 1_000_00)], exactly(29)],
    ['is nothing without a sum', 0, [debtOf(CARD, 1_000_00)], ZERO],
    ['is nothing where nothing is owed', 500_00, [], ZERO],
    [
      'has no end where it may be that a plan takes in nothing',
      500_00,
      [debtOf(OTHER, 1_000_00)],
      between(50, Infinity),
    ],
    ['may be nothing of a debt that is not known', 500_00, [debtOf(CARD, null)], UNKNOWN_AMOUNT],
    ['has no end where the sum is not known', null, [debtOf(CARD, 1_000_00)], UNKNOWN_AMOUNT],
  ])('%s', (_, sum, debts, expected) => {
    expect(percent(sum, ...debts)).toEqual(expected);
  });
});
