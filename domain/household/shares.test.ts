import { describe, expect, it } from 'vitest';
import { ALONE } from './makeup.ts';
import { budgetShares, hasChildren } from './shares.ts';

describe('the people a budget is for', () => {
  it.each([
    ['a person alone', {}, 1],
    ['a person and their partner', { additionalAdults: 1 }, 2],
    ['adult children, who count as adults', { childrenOverEighteen: 2 }, 3],
    ['everybody', { childrenOverEighteen: 20, additionalAdults: 20 }, 41],
  ])('count adults: %s', (_, change, adults) => {
    expect(budgetShares({ ...ALONE, ...change }).adults).toBe(adults);
  });

  it('count children in two age groups', () => {
    const shares = budgetShares({ ...ALONE, childrenUnderSixteen: 2, childrenBetweenSixteenEighteen: 1 });
    expect(shares).toEqual({ adults: 1, childrenUnderSixteen: 2, childrenBetweenSixteenEighteen: 1 });
  });

  it('leave out adults who pay board, and never the person', () => {
    const makeup = { ...ALONE, childrenOverEighteen: 1, additionalAdults: 1 };
    expect(budgetShares(makeup, { adultsPayingBoard: 1 }).adults).toBe(2);
    expect(budgetShares(makeup, { adultsPayingBoard: 5 }).adults).toBe(1);
  });

  it('count a partner who is not among the additional adults', () => {
    expect(budgetShares(ALONE, { partnerNotCounted: true, adultsPayingBoard: 3 }).adults).toBe(2);
  });
});

it.each([
  [{}, false],
  [{ childrenOverEighteen: 1, additionalAdults: 1 }, false],
  [{ childrenUnderSixteen: 1 }, true],
  [{ childrenBetweenSixteenEighteen: 1 }, true],
])('children are those up to 18: %j', (change, expected) => {
  expect(hasChildren({ ...ALONE, ...change })).toBe(expected);
});
