import type { HouseholdMakeup } from '../household/makeup.ts';
import { type BudgetCircumstances, type Deviation, deviationsOf } from './deviations.ts';
import type { BudgetCategory, BudgetRules, DeviationTypeId } from './rules.ts';
import type { SubmittedBudget, SubmittedCategory } from './submittedBudget.ts';

export const CATEGORY_STATUSES = ['InProgress', 'Completed', 'Error'] as const;
export type CategoryStatus = (typeof CATEGORY_STATUSES)[number];

/** What is shown once every category is completed, word for word (IE-014). */
export const ALL_COMPLETED_MESSAGE =
  "All done. If you're confident you've inputted accurate figures, please continue";

/** How far a category has come. */
export type CategoryProgress = {
  readonly category: BudgetCategory;
  readonly status: CategoryStatus;
  /** The first deviation that still needs a reason; null when none does. */
  readonly deviationTypeId: DeviationTypeId | null;
  /** All deviations, including those that have been explained. */
  readonly deviations: readonly Deviation[];
};

/**
 * Every category in its order. In progress until it is submitted; then in error while something deviates that the
 * person has not explained, and completed otherwise (IE-010, IE-013).
 */
export function budgetProgress(
  rules: BudgetRules,
  budget: SubmittedBudget,
  circumstances: BudgetCircumstances,
): readonly CategoryProgress[] {
  return rules.categories.map(category => {
    const isSubmitted = budget.some(({ categoryId }) => categoryId === category.id);
    const deviations = deviationsOf(rules, category, budget, circumstances);
    const open = deviations.find(({ isExplained }) => !isExplained);
    const status = isSubmitted ? (open ? 'Error' : 'Completed') : 'InProgress';
    return { category, status, deviationTypeId: open?.deviationTypeId ?? null, deviations };
  });
}

/**
 * The category that opens after one was submitted: the next that is not completed, from there to the end and then
 * from the start (IE-010, IE-011). With null, the first that is not completed. Null when all are.
 */
export function nextToOpen(
  progress: readonly CategoryProgress[],
  submittedId: number | null = null,
): number | null {
  const at = progress.findIndex(({ category }) => category.id === submittedId);
  const inTurn = [...progress.slice(at + 1), ...progress];
  return inTurn.find(({ status }) => status !== 'Completed')?.category.id ?? null;
}

/** Whether every category is completed (IE-014). */
export function allCompleted(progress: readonly CategoryProgress[]): boolean {
  return progress.length > 0 && progress.every(({ status }) => status === 'Completed');
}

/**
 * The deviations that a person saw and left unchanged when submitting the category again. Only those without a reason
 * to choose from count, and only where they had been shown before (IE-013).
 *
 * @param shown keys of what was shown after the last submission of the category
 */
export function acknowledgedNow(
  deviations: readonly Deviation[],
  shown: readonly string[],
): readonly string[] {
  return deviations
    .filter(({ reasons, key }) => reasons.length === 0 && shown.includes(key))
    .map(({ key }) => key);
}

/** The budget with a category as it has just been submitted. */
export function withSubmitted(budget: SubmittedBudget, submitted: SubmittedCategory): SubmittedBudget {
  return [...budget.filter(({ categoryId }) => categoryId !== submitted.categoryId), submitted];
}

/** The effect of a changed household on a budget that was filled in for the previous one. */
export type HouseholdEffect = {
  /** Categories that were completed and now deviate. */
  readonly reopened: readonly number[];
  /** Categories in error that are now as expected. */
  readonly settled: readonly number[];
};

/** Which categories change their status when the household does. */
export function effectOfHousehold(
  rules: BudgetRules,
  budget: SubmittedBudget,
  circumstances: BudgetCircumstances,
  household: HouseholdMakeup,
): HouseholdEffect {
  const before = budgetProgress(rules, budget, circumstances);
  const after = budgetProgress(rules, budget, { ...circumstances, household });
  const changed = (from: CategoryStatus, to: CategoryStatus) =>
    after
      .filter(({ status }, index) => before[index]?.status === from && status === to)
      .map(({ category }) => category.id);
  return { reopened: changed('Completed', 'Error'), settled: changed('Error', 'Completed') };
}

/**
 * The categories in error because something about the person has changed, not because of what was submitted: they
 * deviate in a way that was not shown when they were submitted.
 *
 * @param shownAt what deviated when a category was last submitted, by key
 */
export function reopenedCategories(
  progress: readonly CategoryProgress[],
  shownAt: (categoryId: number) => readonly string[],
): readonly number[] {
  return progress
    .filter(({ category, deviations }) =>
      deviations.some(({ key, isExplained }) => !isExplained && !shownAt(category.id).includes(key)),
    )
    .map(({ category }) => category.id);
}

/** Why categories need another look, as text to show. */
export const REOPENED_MESSAGES = {
  household: 'Your household changed, so please check these again',
  other: 'Something you told us has changed, so please check these again',
} as const;
