import type { Budget } from '@towpath/contracts/api/budget.ts';
import type { BudgetFacts } from '@towpath/domain/budget/facts.ts';
import {
  ALL_COMPLETED_MESSAGE,
  allCompleted,
  type CategoryProgress,
  nextToOpen,
  REOPENED_MESSAGES,
  reopenedCategories,
} from '@towpath/domain/budget/progress.ts';
import { isIncome } from '@towpath/domain/budget/rules.ts';
import { earlierFiguresToShow, startValues } from '@towpath/domain/budget/startValues.ts';
import { type BudgetNow, type BudgetsDeps, budgetNow } from './budgetNow.ts';
import type { StoredCategory } from './repository.ts';
import { entryResponse, frequenciesResponse, type KnownOfBudget, saidWords } from './toResponse.ts';

/** The budget as its step shows it, every line with what is already known. */
export async function budgetResponse(deps: BudgetsDeps, customerId: string): Promise<Budget> {
  const { rules, stored, circumstances, progress, isReady, isComplete } = await budgetNow(deps, customerId);
  const toldBefore = await knownOf(deps, customerId, { rules, stored, facts: circumstances.facts });
  const entries = (income: boolean) =>
    progress
      .filter(({ category }) => isIncome(category) === income)
      .map(one => entryResponse(rules, one, stored.categories, toldBefore));
  const income = toldBefore.said.find(({ sum }) => sum === 'income');
  return {
    financialStatementId: stored.id,
    frequencies: frequenciesResponse(rules),
    incomeCategories: entries(true),
    expenditureCategories: entries(false),
    nextCategoryId: nextToOpen(progress),
    allCompleted: allCompleted(progress),
    incomeToldBefore: income ? saidWords(income) : null,
    reopened: await reopenedOf(deps, customerId, progress, stored.categories),
    isComplete,
    message: isReady ? ALL_COMPLETED_MESSAGE : null,
  };
}

/** What is known about the budget besides what was submitted. */
async function knownOf(
  { database, debtsOf }: BudgetsDeps,
  customerId: string,
  { rules, stored, facts }: Pick<BudgetNow, 'rules' | 'stored'> & { readonly facts: BudgetFacts },
): Promise<KnownOfBudget> {
  const debts = await debtsOf(database, customerId);
  return {
    starts: startValues(rules, stored.categories, facts, debts),
    said: earlierFiguresToShow(rules, facts),
  };
}

/** The categories to review again, and why. Null while there are none. */
async function reopenedOf(
  { database, householdChangedAt }: BudgetsDeps,
  customerId: string,
  progress: readonly CategoryProgress[],
  categories: readonly StoredCategory[],
): Promise<Budget['reopened']> {
  const submitted = new Map(categories.map(one => [one.categoryId, one]));
  const ids = reopenedCategories(progress, id => submitted.get(id)?.shown ?? []);
  if (ids.length === 0) return null;
  const changedAt = await householdChangedAt(database, customerId);
  const isHousehold = ids.some(id => {
    const at = submitted.get(id)?.submittedAt;
    return changedAt !== null && at !== undefined && at < changedAt;
  });
  return { categoryIds: [...ids], says: REOPENED_MESSAGES[isHousehold ? 'household' : 'other'] };
}
