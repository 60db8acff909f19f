import { describe, expect, it } from 'vitest';
import {
  between,
  exactly,
  multiplyBy,
  NO,
  not,
  overMonths,
  UNKNOWN_AMOUNT,
  YES,
  YES_OR_NO,
  ZERO,
} from './span.ts';

it('is turned round by not, and stays open where it is', () => {
  expect([not(YES), not(NO), not(YES_OR_NO)]).toEqual([NO, YES, YES_OR_NO]);
});

describe('a monthly amount over a number of months', () => {
  it('is at least the least over the fewest, and at most the most over the most', () => {
    expect(overMonths(between(10_00, 20_00), between(36, 48))).toEqual(between(360_00, 960_00));
  });

  it('is nothing where nothing is paid, for however long, and where it is paid for no month, however much', () => {
    expect(overMonths(ZERO, exactly(Infinity))).toEqual(ZERO);
    expect(overMonths(exactly(Infinity), ZERO)).toEqual(ZERO);
    expect(overMonths(UNKNOWN_AMOUNT, UNKNOWN_AMOUNT)).toEqual(UNKNOWN_AMOUNT);
  });

  it('is the same for a number that is known, such as of creditors', () => {
    expect(multiplyBy(between(0, Infinity), 0)).toEqual(ZERO);
    expect(multiplyBy(between(1, 3), 1_00)).toEqual(between(1_00, 3_00));
  });
});
