import { describe, expect, it } from 'vitest';
import { CATEGORY_ERROR_MESSAGE, DEVIATION_REASON_PROMPT, deviationsOf } from './deviations.ts';
import { deviationWords } from './deviationWords.ts';
import { largeItems } from './largeItems.ts';
import type { SubmittedBudget } from './submittedBudget.ts';
import {
  CHILD_BENEFIT,
  categoryOf,
  circumstances,
  ELECTRICITY,
  entry,
  exampleRules,
  FUEL,
  GAS,
  GROCERIES,
  OTHER_FOOD,
  RENT,
  SAVINGS,
  SCHOOL_MEALS,
  submitted,
  WAGES,
} from './testing/exampleBudget.ts';

const found = (categoryId: number, budget: SubmittedBudget, around = circumstances()) =>
  deviationsOf(exampleRules, categoryOf(categoryId), budget, around);
const food = (amount: number, reasonId: number | null = null) =>
  submitted({ 22: [entry(GROCERIES, amount, reasonId)] });
const ids = (deviations: ReturnType<typeof found>) => deviations.map(one => one.deviationTypeId);

describe('a category against its guide figures', () => {
  it.each([
    [239_99, [1]],
    [240_00, []],
    [240_01, []],
    [339_99, []],
    [340_00, []],
    [340_01, [2]],
  ])('with %d pence of food deviates so: %j (IE-012)', (amount, expected) => {
    expect(ids(found(22, food(amount)))).toEqual(expected);
  });

  it.each([
    [389_99, [1]],
    [390_00, []],
    [570_00, []],
    [570_01, [2]],
  ])('with %d pence for two adults deviates so: %j', (amount, expected) => {
    expect(ids(found(22, food(amount), circumstances({}, { additionalAdults: 1 })))).toEqual(expected);
  });

  it.each([
    [{ year: 2025, month: 4, day: 6 }, []],
    [{ year: 2025, month: 4, day: 7 }, [2]],
    [{ year: 2026, month: 4, day: 5 }, [2]],
    [{ year: 2026, month: 4, day: 6 }, []],
  ])('is judged by the figures of the day: £320 on %j', (on, expected) => {
    expect(ids(found(22, food(320_00), circumstances({}, {}, on)))).toEqual(expected);
  });

  it('is not judged before the household is known, nor before it is submitted', () => {
    expect(found(22, food(1), circumstances({}, null))).toEqual([]);
    expect(found(22, [])).toEqual([]);
  });

  it('says which year the figures are from, and that they are illustrative (IE-022)', () => {
    expect(found(22, food(1_00))[0]?.guide).toEqual({ year: 2026, isIllustrative: true });
    expect(found(12, submitted({ 12: [] }))[0]?.guide).toBeNull();
  });

  it('asks beside the largest line when it is higher', () => {
    const budget = submitted({ 22: [entry(GROCERIES, 100_00), entry(SCHOOL_MEALS, 300_00)] });
    expect(found(22, budget)).toMatchObject([{ askedAt: SCHOOL_MEALS, found: 400_00, limit: 340_00 }]);
  });

  it('asks beside the first of those that are equally large', () => {
    const budget = submitted({ 22: [entry(GROCERIES, 200_00), entry(SCHOOL_MEALS, 200_00)] });
    expect(found(22, budget)).toMatchObject([{ askedAt: GROCERIES }]);
  });

  it('asks beside a line that nothing else is asked about when it is lower', () => {
    expect(found(22, submitted({ 22: [] }))).toMatchObject([
      { deviationTypeId: 1, askedAt: SCHOOL_MEALS },
      { deviationTypeId: 3, askedAt: GROCERIES },
    ]);
  });
});

describe('a line against its cap', () => {
  it.each([
    [400_00, []],
    [400_01, [2]],
  ])('deviates above it: %d pence', (amount, expected) => {
    const budget = submitted({ 15: [entry(FUEL, amount)] });
    expect(ids(found(15, budget))).toEqual(expected);
  });

  it('is explained on that line and no other', () => {
    const budget = submitted({
      1: [entry(WAGES, 1000_00)],
      11: [entry(RENT, 1000_00, 201)],
      31: [entry(SAVINGS, 1)],
    });
    expect(found(31, budget)).toMatchObject([{ typeIds: [SAVINGS], limit: 0, isExplained: false }]);
    const explained = submitted({ 31: [entry(SAVINGS, 1, 201)] });
    expect(found(31, explained)).toMatchObject([{ isExplained: true }]);
  });
});

describe('a reason', () => {
  it.each([
    [201, true],
    [101, false],
    [301, false],
    [999, false],
    [null, false],
  ])('explains what it is a reason for: %s above the figures', (reasonId, isExplained) => {
    expect(found(22, food(400_00, reasonId))).toMatchObject([{ isExplained }]);
  });

  it('counts on any line of the category that deviates as a whole', () => {
    const budget = submitted({ 22: [entry(GROCERIES, 400_00), entry(OTHER_FOOD, 0, 201)] });
    expect(found(22, budget)).toMatchObject([{ isExplained: true }]);
  });

  it('for something missed counts on one of its lines', () => {
    const reasons = (onGas: number | null, onElectricity: number | null) =>
      found(12, submitted({ 12: [entry(GAS, 0, onGas), entry(ELECTRICITY, 0, onElectricity)] }));
    expect(reasons(null, null)).toMatchObject([{ isExplained: false }]);
    expect(reasons(301, null)).toMatchObject([{ isExplained: true }]);
    expect(reasons(null, 305)).toMatchObject([{ isExplained: true }]);
  });

  it('is one of those for income where income is missed, and for costs otherwise', () => {
    const family = circumstances({}, { childrenUnderSixteen: 1 });
    const [benefit] = found(2, submitted({ 2: [] }), family);
    expect(benefit?.reasons.map(({ id }) => id)).toEqual([305, 306]);
    const [power] = found(12, submitted({ 12: [] }));
    expect(power?.reasons.map(({ id }) => id)).toEqual([301, 305]);
    const wrong = found(2, submitted({ 2: [entry(CHILD_BENEFIT, 0, 301)] }), family);
    expect(wrong).toMatchObject([{ isExplained: false }]);
  });

  it('that is not required is replaced by seeing the deviation (IE-013)', () => {
    const rules = { ...exampleRules, deviationReasons: [] };
    const seen = (keys: readonly string[]) =>
      deviationsOf(rules, categoryOf(12), submitted({ 12: [] }, keys), circumstances());
    expect(seen([])).toMatchObject([{ reasons: [], isExplained: false }]);
    expect(seen([`3:${GAS}-${ELECTRICITY}`])).toMatchObject([{ isExplained: true }]);
    expect(seen(['3:1'])).toMatchObject([{ isExplained: false }]);
  });

  it('is not replaced by seeing another deviation, or one in another category (IE-013, HO-131)', () => {
    const rules = { ...exampleRules, deviationReasons: [] };
    const isSeen = (categoryId: number, budget: SubmittedBudget) =>
      deviationsOf(rules, categoryOf(categoryId), budget, circumstances()).map(one => one.isExplained);
    const groceries = (amount: number, acknowledged: readonly string[]) =>
      submitted({ 22: [entry(GROCERIES, amount)] }, acknowledged);
    expect(isSeen(22, groceries(1_00, ['1']))).toEqual([true]);
    expect(isSeen(22, groceries(400_00, ['1']))).toEqual([false]);
    expect(isSeen(22, groceries(400_00, ['2']))).toEqual([true]);
    const fuel = (acknowledged: readonly string[]) => submitted({ 15: [entry(FUEL, 500_00)] }, acknowledged);
    expect(isSeen(15, fuel([`2:${FUEL}`]))).toEqual([true]);
    expect(isSeen(15, fuel([`2:${SAVINGS}`]))).toEqual([false]);
    const elsewhere = submitted({ 11: [] }, [`3:${GAS}-${ELECTRICITY}`]);
    expect(isSeen(12, [...elsewhere, ...submitted({ 12: [] })])).toEqual([false]);
  });
});

describe('the words about a deviation', () => {
  const words = (categoryId: number, budget: SubmittedBudget, around = circumstances()) =>
    found(categoryId, budget, around).map(one => deviationWords(categoryOf(categoryId), one));

  it('are the specification’s, with what was found (ER-017)', () => {
    expect(words(22, food(200_00))).toEqual([
      {
        title: 'This is lower than we would expect',
        text: 'Homes like yours usually spend at least £240.00 a month on Food. Yours comes to £200.00.',
      },
    ]);
    expect(words(22, food(400_00))).toEqual([
      {
        title: 'This is higher than we would expect',
        text: 'Homes like yours usually spend up to £340.00 a month on Food. Yours comes to £400.00.',
      },
    ]);
    expect(words(12, submitted({ 12: [] }))).toEqual([
      {
        title: 'Cost you might have missed',
        text: 'Most people in your situation pay for this: Gas or Electricity. Check if you have left it out.',
      },
    ]);
    expect(words(15, submitted({ 15: [entry(FUEL, 500_00)] }))[0]?.text).toBe(
      'We can usually allow up to £400.00 a month for this: Fuel. Yours comes to £500.00.',
    );
  });

  it('do not call income a cost', () => {
    const family = circumstances({}, { childrenUnderSixteen: 1 });
    expect(words(2, submitted({ 2: [] }), family)[0]?.title).toBe('Income you might have missed');
  });

  it('are the specification’s for the choice and for the category (ER-018, ER-019)', () => {
    expect(DEVIATION_REASON_PROMPT).toBe('Select why');
    expect(CATEGORY_ERROR_MESSAGE).toBe(
      "We've spotted a potential error in this section, please review and resubmit",
    );
  });
});

describe('a cost that is worth a second look', () => {
  const budget = (rent: number) => submitted({ 1: [entry(WAGES, 1000_00)], 11: [entry(RENT, rent)] });
  it.each([
    [600_00, []],
    [600_01, [RENT]],
  ])('is more than 60%% of income: %d of 100000 pence', (rent, expected) => {
    expect(largeItems(exampleRules, budget(rent))).toEqual(expected);
  });

  it('is never an income, nor any while no income is known', () => {
    expect(largeItems(exampleRules, submitted({ 11: [entry(RENT, 1)] }))).toEqual([]);
  });
});
