import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import { budgetShares } from '../household/shares.ts';
import { guideRange, itemCap } from './guideFigures.ts';
import {
  AUTUMN,
  entry,
  exampleRules,
  FUEL,
  RENT,
  SAVINGS,
  submitted,
  WAGES,
} from './testing/exampleBudget.ts';

const day = (year: number, month: number, at: number) => ({ year, month, day: at });

describe('guide figures', () => {
  it.each([
    [{}, 240_00, 340_00],
    [{ additionalAdults: 1 }, 390_00, 570_00],
    [{ childrenOverEighteen: 1 }, 390_00, 570_00],
    [{ childrenUnderSixteen: 2 }, 390_00, 760_00],
    [{ childrenBetweenSixteenEighteen: 1 }, 320_00, 560_00],
    [
      {
        childrenUnderSixteen: 1,
        childrenBetweenSixteenEighteen: 1,
        childrenOverEighteen: 1,
        additionalAdults: 1,
      },
      695_00,
      1230_00,
    ],
  ])('grow with the household: %j (IE-022)', (household, lowest, highest) => {
    const shares = budgetShares({ ...ALONE, ...household });
    expect(guideRange(exampleRules, 22, shares, AUTUMN)).toMatchObject({ lowest, highest });
  });

  it.each([
    [day(2025, 4, 6), undefined],
    [day(2025, 4, 7), 2025],
    [day(2026, 4, 5), 2025],
    [day(2026, 4, 6), 2026],
    [day(2030, 1, 1), 2026],
  ])('are those in force on the day: %j', (on, year) => {
    expect(guideRange(exampleRules, 22, budgetShares(ALONE), on)?.year).toBe(year);
  });

  it('are there for the categories that have them', () => {
    expect(guideRange(exampleRules, 11, budgetShares(ALONE), AUTUMN)).toBeUndefined();
  });

  it('never shrink when somebody moves in', () => {
    const count = fc.integer({ min: 0, max: 20 });
    const field = fc.constantFrom(...(Object.keys(ALONE) as (keyof typeof ALONE)[]));
    fc.assert(
      fc.property(count, count, count, count, field, (a, b, c, d, joined) => {
        const before = {
          childrenUnderSixteen: a,
          childrenBetweenSixteenEighteen: b,
          childrenOverEighteen: c,
          additionalAdults: d,
        };
        const range = (makeup: typeof before) => guideRange(exampleRules, 22, budgetShares(makeup), AUTUMN);
        const after = range({ ...before, [joined]: before[joined] + 1 });
        expect(after?.lowest).toBeGreaterThan(range(before)?.lowest ?? 0);
        expect(after?.highest).toBeGreaterThan(range(before)?.highest ?? 0);
      }),
    );
  });
});

describe('the cap of one line', () => {
  it('is a sum', () => {
    expect(itemCap(exampleRules, FUEL, [], AUTUMN)).toBe(400_00);
    expect(itemCap(exampleRules, FUEL, [], day(2025, 4, 6))).toBeUndefined();
    expect(itemCap(exampleRules, RENT, [], AUTUMN)).toBeUndefined();
  });

  it.each([
    [500_00, 20_00],
    [200_00, 20_00],
    [199_99, 19_99],
    [1_00, 10],
    [9, 0],
    [0, 0],
    [-50_00, 0],
  ])('is also a share of what is left: of %d pence it is %d', (left, cap) => {
    const rent = 1000_00;
    const budget = submitted({
      1: [entry(WAGES, rent + left)],
      11: [entry(RENT, rent)],
      31: [entry(SAVINGS, 15_00)],
    });
    expect(itemCap(exampleRules, SAVINGS, budget, AUTUMN)).toBe(cap);
  });
});
