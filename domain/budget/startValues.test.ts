import { describe, expect, it } from 'vitest';
import { type EarlierFigures, NO_FACTS } from './facts.ts';
import { type DebtWithPayment, earlierFiguresToShow, startValues } from './startValues.ts';
import { exampleRules, MORTGAGE, RENT, submitted } from './testing/exampleBudget.ts';

const mortgage = (regularPaymentAmount: number | null): DebtWithPayment => ({
  creditTypeId: 19,
  regularPaymentAmount,
  isNothingPaid: null,
});
const starts = (
  given: Parameters<typeof facts>[0],
  debts: readonly DebtWithPayment[] = [],
  budget = submitted({}),
) => startValues(exampleRules, budget, facts(given), debts);
const facts = (given: {
  readonly tenure?: 'tenant' | 'mortgage' | 'board';
  readonly told?: EarlierFigures;
}) => ({
  ...NO_FACTS,
  ...given,
});

describe('what a line begins with', () => {
  it('is a sum of the first questions where that is the line itself', () => {
    expect(starts({ tenure: 'tenant', told: { home: 700_00, food: 320_00 } })).toEqual([
      { typeId: RENT, amount: 700_00, from: 'first questions' },
    ]);
    expect(starts({ tenure: 'mortgage', told: { home: 700_00 } })).toMatchObject([{ typeId: MORTGAGE }]);
  });

  it('is nothing for a person with another tenure, who told us nothing, or who pays nothing', () => {
    expect(starts({ tenure: 'board', told: { home: 200_00 } })).toEqual([]);
    expect(starts({ tenure: 'tenant' })).toEqual([]);
    expect(starts({ tenure: 'tenant', told: { home: 0 } })).toEqual([]);
  });

  it('is the payment in the list of debts, so that no payment is asked for twice', () => {
    const told = { tenure: 'mortgage', told: { home: 700_00 } } as const;
    expect(starts(told, [mortgage(650_00), mortgage(50_25)])).toEqual([
      { typeId: MORTGAGE, amount: 700_25, from: 'debts' },
    ]);
  });

  it('is not a sum of payments when one of them is not known', () => {
    expect(starts({}, [mortgage(650_00), mortgage(null)])).toEqual([]);
    expect(starts({}, [mortgage(null), mortgage(650_00)])).toEqual([]);
  });

  it('is not the payment of a debt on which nothing is paid now (SA-063)', () => {
    expect(starts({}, [{ ...mortgage(650_00), isNothingPaid: true }])).toEqual([]);
    expect(starts({}, [{ ...mortgage(650_00), isNothingPaid: true }, mortgage(80_00)])).toMatchObject([
      { amount: 80_00 },
    ]);
  });

  it('is not the payment of a debt that is only part of a line', () => {
    expect(starts({}, [{ creditTypeId: 25, regularPaymentAmount: 30_00, isNothingPaid: null }])).toEqual([]);
  });

  it('is gone once its category is submitted, and not before', () => {
    const told = { tenure: 'tenant', told: { home: 700_00 } } as const;
    expect(starts(told, [], submitted({ 11: [] }))).toEqual([]);
    expect(starts(told, [], submitted({ 12: [] }))).toHaveLength(1);
  });

  it('is never a payment of 0 (HO-131)', () => {
    expect(starts({}, [mortgage(0)])).toEqual([]);
    const told = { tenure: 'mortgage', told: { home: 700_00 } } as const;
    expect(starts(told, [mortgage(0)])).toEqual([
      { typeId: MORTGAGE, amount: 700_00, from: 'first questions' },
    ]);
  });
});

it('a sum that no line begins with is shown beside its categories', () => {
  const said = (tenure: 'tenant' | 'board') =>
    earlierFiguresToShow(
      exampleRules,
      facts({ tenure, told: { income: 1650_00, home: 700_00, food: 0 } }),
    ).map(({ sum, amount }) => [sum, amount]);
  expect(earlierFiguresToShow(exampleRules, facts({ tenure: 'board', told: { food: 5_00 } }))).toHaveLength(
    1,
  );
  expect(said('tenant')).toEqual([
    ['income', 1650_00],
    ['food', 0],
  ]);
  expect(said('board')).toContainEqual(['home', 700_00]);
});
