import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGap, likeliestReason, toldSums } from './earlierGap.ts';
import { exampleRules, GROCERIES, MORTGAGE, RENT } from './testing/exampleBudget.ts';

const FREQUENCIES = [
  { id: 1, times: 1, months: 1 },
  { id: 2, times: 52, months: 12 },
  { id: 4, times: 13, months: 12 },
  { id: 6, times: 1, months: 12 },
];
const monthly = (typeId: number, amount: number) => ({ typeId, amount, frequencyId: 1 });

describe('a gap to what was told', () => {
  it.each([
    ['exactly 10 % apart', 1_000_00, 900_00, false],
    ['a penny more than 10 % apart', 1_000_00, 899_99, true],
    ['exactly £50 apart', 200_00, 250_00, false],
    ['a penny more than £50 apart', 200_00, 250_01, true],
    ['10 % apart, and less than £50', 100_00, 140_00, false],
    ['£50 apart, and less than 10 %', 2_000_00, 2_150_00, false],
    ['nothing told and nothing found', 0, 0, false],
    ['nothing told', 0, 50_01, true],
  ])('counts only beyond 10 % and beyond £50: %s (WT-035)', (_, told, found, gap) => {
    expect(isGap(told, found)).toBe(gap);
  });

  it('is none between equal sums, nor within £50, whatever they are (WT-035)', () => {
    const sum = fc.nat(5_000_000);
    fc.assert(
      fc.property(sum, fc.integer({ min: -50_00, max: 50_00 }), (told, by) => !isGap(told, told + by)),
    );
  });
});

describe('the likeliest reason of a gap', () => {
  it('is that pay comes each week, where that comes to what was told (WT-036)', () => {
    expect(likeliestReason(1_642_00, [monthly(1001, 239_00), monthly(1002, 140_00)], FREQUENCIES)).toEqual({
      typeIds: [1001, 1002],
      frequencyId: 2,
      found: 1_642_34,
    });
  });

  it('is that one line comes each month, where it was put in as weekly (WT-036)', () => {
    const pay = { typeId: 1001, amount: 1_200_00, frequencyId: 2 };
    expect(likeliestReason(1_300_00, [pay, monthly(1016, 100_00)], FREQUENCIES)).toEqual({
      typeIds: [1001],
      frequencyId: 1,
      found: 1_300_00,
    });
  });

  it('is nothing where no rhythm comes near (WT-036)', () => {
    expect(likeliestReason(2_056_00, [monthly(1001, 239_00), monthly(1002, 140_00)], FREQUENCIES)).toBeNull();
    expect(likeliestReason(500_00, [], FREQUENCIES)).toBeNull();
    expect(likeliestReason(500_00, [monthly(1001, 0)], FREQUENCIES)).toBeNull();
  });

  it('is no rhythm that few payments have, such as ten instalments a year (WT-036)', () => {
    const rare = [{ id: 8, times: 10, months: 12 }];
    const pay = [monthly(1001, 1_500_00)];
    expect(likeliestReason(1_250_00, pay, [...FREQUENCIES, ...rare])?.frequencyId).not.toBe(8);
    expect(likeliestReason(1_250_00, pay, rare)).toBeNull();
  });

  it('never leaves a gap, and is always another rhythm (WT-036)', () => {
    const line = fc.record({
      typeId: fc.nat(9),
      amount: fc.nat(500_000),
      frequencyId: fc.constantFrom(1, 2, 4, 6),
    });
    const lines = fc.uniqueArray(line, { selector: ({ typeId }) => typeId, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(3_000_000), lines, (told, typed) => {
        const reason = likeliestReason(told, typed, FREQUENCIES);
        if (!reason) return;
        expect(isGap(told, reason.found)).toBe(false);
        const changed = typed.filter(({ typeId }) => reason.typeIds.includes(typeId));
        expect(changed.every(({ frequencyId }) => frequencyId !== reason.frequencyId)).toBe(true);
      }),
    );
  });
});

describe('what was told of a month', () => {
  const told = { income: 900_00, home: 600_00, food: 200_00, other: 80_00 };
  const rules = {
    ...exampleRules,
    toldBefore: [
      { sum: 'income', about: 'pay', categoryIds: [1, 2], startsAt: [] },
      {
        sum: 'home',
        about: 'rent or mortgage',
        categoryIds: [11],
        startsAt: [
          { tenure: 'tenant', typeId: RENT },
          { tenure: 'mortgage', typeId: MORTGAGE },
        ],
      },
      { sum: 'food', about: 'food', categoryIds: [22], startsAt: [], comparedRoles: ['food'] },
      { sum: 'other', about: 'the rest', categoryIds: [31], startsAt: [] },
    ] as const,
  };
  const groceries = rules.categories.map(category =>
    category.id === 22
      ? {
          ...category,
          subCategories: category.subCategories.map(sub => ({
            ...sub,
            types: sub.types.map(type =>
              type.id === GROCERIES ? { ...type, roles: ['food' as const] } : type,
            ),
          })),
        }
      : category,
  );

  it('is compared with the lines that come to the same, and the rest with none (WT-035)', () => {
    const sums = toldSums({ ...rules, categories: groceries }, { told, tenure: 'tenant' });
    expect(sums.map(({ figure, typeIds }) => [figure, typeIds])).toEqual([
      ['income', [1001, 1016]],
      ['home', [RENT]],
      ['food', [GROCERIES]],
    ]);
    expect(sums.map(({ isIncome }) => isIncome)).toEqual([true, false, false]);
  });

  it('of a home is compared with nothing where it is not known whose home it is (WT-035)', () => {
    expect(toldSums(rules, { told, tenure: null }).map(({ figure }) => figure)).not.toContain('home');
  });
});
