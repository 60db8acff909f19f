import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import {
  ALL_COMPLETED_MESSAGE,
  acknowledgedNow,
  allCompleted,
  budgetProgress,
  effectOfHousehold,
  nextToOpen,
  reopenedCategories,
  withSubmitted,
} from './progress.ts';
import type { SubmittedBudget } from './submittedBudget.ts';
import {
  CAR_INSURANCE,
  circumstances,
  entry,
  exampleRules,
  FUEL,
  GAS,
  GROCERIES,
  RENT,
  submitted,
  WAGES,
} from './testing/exampleBudget.ts';

const ALL = [1, 2, 11, 12, 15, 22, 31];
/** Everything submitted, nothing deviating for a person alone. */
const whole = submitted({
  1: [entry(WAGES, 1500_00)],
  2: [],
  11: [entry(RENT, 600_00)],
  12: [entry(GAS, 60_00)],
  15: [],
  22: [entry(GROCERIES, 300_00)],
  31: [],
});
const progress = (budget: SubmittedBudget, around = circumstances()) =>
  budgetProgress(exampleRules, budget, around);
const statuses = (budget: SubmittedBudget) => progress(budget).map(({ status }) => status);
const without = (...categoryIds: number[]) => whole.filter(one => !categoryIds.includes(one.categoryId));

describe('a category', () => {
  it('is in progress, then completed, in error while something deviates (IE-003, IE-010)', () => {
    expect(statuses([])).toEqual(ALL.map(() => 'InProgress'));
    expect(statuses(whole)).toEqual(ALL.map(() => 'Completed'));
    const hungry = withSubmitted(whole, {
      categoryId: 22,
      entries: [entry(GROCERIES, 100_00)],
      acknowledged: [],
    });
    expect(progress(hungry).find(one => one.category.id === 22)).toMatchObject({
      status: 'Error',
      deviationTypeId: 1,
    });
  });

  it('replaces what was submitted for it before (HO-131)', () => {
    const again = { categoryId: 11, entries: [entry(RENT, 650_00)], acknowledged: [] };
    const budget = withSubmitted(whole, again);
    expect(budget).toHaveLength(whole.length);
    expect(budget.filter(({ categoryId }) => categoryId === 11)).toEqual([again]);
    expect(budget.filter(({ categoryId }) => categoryId !== 11)).toEqual(without(11));
  });

  it('is completed once the reason is given (IE-013)', () => {
    const budget = submitted({ 22: [entry(GROCERIES, 100_00, 101)] });
    const food = progress(budget).find(({ category }) => category.id === 22);
    expect(food).toMatchObject({ status: 'Completed', deviationTypeId: null });
    expect(food?.deviations).toHaveLength(1);
  });
});

describe('the category that opens next', () => {
  it('is the first, income before costs (IE-011)', () => {
    expect(nextToOpen(progress([]))).toBe(1);
    expect(nextToOpen(progress(without(12, 22)))).toBe(12);
  });

  it.each([
    [1, 2],
    [2, 11],
    [12, 22],
    [31, 12],
  ])('after %d is the next that is not completed: %d (IE-010)', (after, next) => {
    const left = after < 11 ? [] : without(12, 22);
    expect(nextToOpen(progress(left), after)).toBe(next);
  });

  it('is the one just submitted only when it is the last in error', () => {
    const hungry = (rest: SubmittedBudget) => [...rest, ...submitted({ 22: [entry(GROCERIES, 1)] })];
    expect(nextToOpen(progress(hungry(without(22))), 22)).toBe(22);
    expect(nextToOpen(progress(hungry(without(22, 1))), 22)).toBe(1);
  });

  it('is none when all are completed; then the budget is', () => {
    expect(nextToOpen(progress(whole), 31)).toBeNull();
    expect(allCompleted(progress(whole))).toBe(true);
    expect(allCompleted([])).toBe(false);
    expect(ALL_COMPLETED_MESSAGE).toBe(
      "All done. If you're confident you've inputted accurate figures, please continue",
    );
  });

  it('is none exactly when the budget is complete', () => {
    const subset = fc.subarray(ALL);
    const after = fc.option(fc.constantFrom(...ALL));
    fc.assert(
      fc.property(subset, after, (ids, last) => {
        const now = progress(whole.filter(({ categoryId }) => ids.includes(categoryId)));
        expect(nextToOpen(now, last) === null).toBe(allCompleted(now));
      }),
    );
  });
});

describe('another household', () => {
  it('reopens what now deviates and settles what no longer does', () => {
    const two = { ...ALONE, additionalAdults: 1 };
    expect(effectOfHousehold(exampleRules, whole, circumstances(), two)).toEqual({
      reopened: [22],
      settled: [],
    });
    const many = submitted({ 22: [entry(GROCERIES, 400_00)] });
    expect(effectOfHousehold(exampleRules, many, circumstances(), two)).toEqual({
      reopened: [],
      settled: [22],
    });
  });

  it('reopens income that it may bring', () => {
    const family = { ...ALONE, childrenUnderSixteen: 1 };
    const budget = submitted({ 2: [], 22: [entry(GROCERIES, 330_00)] });
    expect(effectOfHousehold(exampleRules, budget, circumstances(), family).reopened).toEqual([2]);
  });

  it('that is the same changes nothing', () => {
    const effect = effectOfHousehold(exampleRules, whole, circumstances(), ALONE);
    expect(effect).toEqual({ reopened: [], settled: [] });
  });
});

describe('a deviation without reasons', () => {
  const rules = { ...exampleRules, deviationReasons: [] };
  it('is in error the first time and completed when it is submitted again (IE-013)', () => {
    const submit = (shown: readonly string[]) => {
      const first = budgetProgress(rules, submitted({ 12: [] }), circumstances())[3];
      const acknowledged = acknowledgedNow(first?.deviations ?? [], shown);
      return budgetProgress(rules, submitted({ 12: [] }, acknowledged), circumstances())[3];
    };
    const first = submit([]);
    expect(first?.status).toBe('Error');
    expect(submit(first?.deviations.map(({ key }) => key) ?? [])?.status).toBe('Completed');
  });

  it('is never settled by being seen where there are reasons to choose from', () => {
    const food = progress(submitted({ 22: [entry(GROCERIES, 1)] })).find(one => one.category.id === 22);
    expect(acknowledgedNow(food?.deviations ?? [], ['1'])).toEqual([]);
  });
});

describe('a category to look at again', () => {
  const hungry = withSubmitted(whole, {
    categoryId: 22,
    entries: [entry(GROCERIES, 100_00)],
    acknowledged: [],
  });
  const again = (budget: SubmittedBudget, shown: readonly string[], around = circumstances()) =>
    reopenedCategories(progress(budget, around), () => shown);

  it('deviates in a way that was not shown when it was submitted', () => {
    expect(again(whole, [])).toEqual([]);
    expect(again(whole, [], circumstances({}, { additionalAdults: 1 }))).toEqual([22]);
  });

  it('is one with a second deviation besides the one that was shown', () => {
    const hasVehicle = circumstances({ hasVehicle: true });
    const parked = (reasonId: number | null) => submitted({ 15: [entry(FUEL, 0, reasonId)] });
    expect(again(parked(null), [`3:${CAR_INSURANCE}`], hasVehicle)).toEqual([15]);
    expect(again(parked(301), [`3:${CAR_INSURANCE}`], hasVehicle)).toEqual([]);
  });

  it('is not one that deviated when it was submitted, or that was never submitted', () => {
    expect(again(hungry, ['1'])).toEqual([]);
    expect(again(hungry, ['2'])).toEqual([22]);
    expect(again([], [], circumstances({}, { additionalAdults: 1 }))).toEqual([]);
  });
});
