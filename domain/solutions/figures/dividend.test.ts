import { expect, it } from 'vitest';
import { between, exactly, NEVER, type Span, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { dividendOf, feePercent } from './dividend.ts';

it.each<[number, number, number]>([
  [3_600_00, 7_200_00, 50],
  [3_600_01, 7_200_00, 51],
  [3_599_99, 7_200_00, 50],
  [4_000_00, 3_000_00, 100],
  [0, Infinity, 0],
])('fees of %i pence of %i are %i percent, rounded up', (fees, total, percent) => {
  expect(feePercent(exactly(total), fees, fees)).toEqual(exactly(percent));
});

it('are no part of nothing, and may be all of what may be nothing (WT-154)', () => {
  expect(feePercent(ZERO, 0, 0)).toEqual(NEVER);
  expect(feePercent(between(0, 16_000_00), 4_000_00, 0)).toEqual(between(25, 100));
});

it('takes the least fees with the most that may be paid', () => {
  expect(feePercent(between(8_000_00, 16_000_00), 4_000_00, 6_000_00)).toEqual(between(25, 75));
});

it.each<[Span, Span, Span]>([
  [exactly(1_000_00), exactly(10_000_00), exactly(10)],
  [exactly(1_000_00), exactly(10_000_01), exactly(9)],
  // One in ten to the penny, at a size where a quotient is no longer exact.
  [exactly(33_333_333), exactly(333_333_330), exactly(10)],
  [exactly(33_333_332), exactly(333_333_330), exactly(9)],
  [ZERO, exactly(900_00), ZERO],
  [exactly(90_00), UNKNOWN_AMOUNT, between(0, Infinity)],
  [UNKNOWN_AMOUNT, exactly(900_00), between(0, Infinity)],
])('creditors who get %o of %o get %o percent, rounded down', (paid, debts, percent) => {
  expect(dividendOf(paid, debts)).toEqual(percent);
});
