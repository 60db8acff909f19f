import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALONE,
  checkHouseholdCount,
  HOUSEHOLD_COUNTERS,
  HOUSEHOLD_MESSAGE,
  type HouseholdMakeup,
  isSameHousehold,
  makeupOf,
  savedHousehold,
  shownCounters,
} from './makeup.ts';

const count = fc.integer({ min: 0, max: 20 });
const makeup: fc.Arbitrary<HouseholdMakeup> = fc.record({
  childrenUnderSixteen: count,
  childrenBetweenSixteenEighteen: count,
  childrenOverEighteen: count,
  additionalAdults: count,
});

describe('the counters of a household', () => {
  it('are four, in this order', () => {
    expect(HOUSEHOLD_COUNTERS.map(({ field }) => field)).toEqual([
      'childrenUnderSixteen',
      'childrenBetweenSixteenEighteen',
      'childrenOverEighteen',
      'additionalAdults',
    ]);
  });

  it('are three where additional adults are hidden (HH-002)', () => {
    expect(shownCounters(false)).toEqual(HOUSEHOLD_COUNTERS);
    expect(shownCounters(true).map(({ field }) => field)).toEqual([
      'childrenUnderSixteen',
      'childrenBetweenSixteenEighteen',
      'childrenOverEighteen',
    ]);
  });

  it('have one name on the form and another where they are saved (HH-005, HH-006, HH-007)', () => {
    const form = {
      childrenUnderSixteen: 1,
      childrenBetweenSixteenEighteen: 2,
      childrenOverEighteen: 3,
      additionalAdults: 4,
    };
    expect(savedHousehold(form)).toEqual({
      dependentsUnder16: 1,
      dependentsUnder18: 2,
      dependentsOver18: 3,
      additionalAdults: 4,
    });
    for (const { field, savedAs } of HOUSEHOLD_COUNTERS) {
      expect(savedHousehold(form)[savedAs]).toBe(form[field]);
    }
  });

  it('come back as they were saved', () => {
    fc.assert(
      fc.property(makeup, household => {
        expect(makeupOf(savedHousehold(household))).toEqual(household);
      }),
    );
  });

  it('are the same household only where each is the same', () => {
    expect(isSameHousehold(ALONE, { ...ALONE })).toBe(true);
    for (const { field } of HOUSEHOLD_COUNTERS) {
      expect(isSameHousehold(ALONE, { ...ALONE, [field]: 1 })).toBe(false);
    }
  });

  it('are saved as 0 where they are hidden (HH-003)', () => {
    expect(savedHousehold({ ...ALONE, additionalAdults: 3 }, true).additionalAdults).toBe(0);
  });
});

describe('a counter of a household', () => {
  it.each([0, 1, 19, 20])('takes %d (HH-004)', value => {
    expect(checkHouseholdCount(value)).toEqual({ ok: true, value });
  });

  it.each([-1, 21, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '3', null, undefined])(
    'does not take %s (HH-004)',
    value => {
      expect(checkHouseholdCount(value)).toMatchObject({ ok: false, message: HOUSEHOLD_MESSAGE });
    },
  );

  it('never keeps a negative zero', () => {
    expect(checkHouseholdCount(-0)).toEqual({ ok: true, value: 0 });
  });
});
