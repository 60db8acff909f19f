import type { Budget } from '@towpath/contracts/api/budget.ts';
import { toldSums } from '@towpath/domain/budget/earlierGap.ts';
import { EARLIER_FIGURES } from '@towpath/domain/budget/facts.ts';
import {
  ALL_COMPLETED_MESSAGE,
  allCompleted,
  type CategoryProgress,
  nextToOpen,
  REOPENED_MESSAGES,
  reopenedCategories,
} from '@towpath/domain/budget/progress.ts';
import { isIncome, monthlyOf } from '@towpath/domain/budget/rules.ts';
import {
  type DebtWithPayment,
  earlierFiguresToShow,
  startValues,
} from '@towpath/domain/budget/startValues.ts';
import { linesToFill, offeredLines, tickGroups } from '@towpath/domain/budget/tickList.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { type BudgetNow, type BudgetsDeps, budgetNow } from './budgetNow.ts';
import type { StoredCategory } from './repository.ts';
import { entryResponse, frequenciesResponse, type KnownOfBudget, saidWords } from './toResponse.ts';

/** The budget as its step shows it, every line with what is already known. */
export async function budgetResponse(deps: BudgetsDeps, customerId: string): Promise<Budget> {
  const now = await budgetNow(deps, customerId);
  const { rules, stored, circumstances, progress, isReady, isComplete } = now;
  const toldBefore = knownOfBudget(now, await deps.debtsOf(deps.database, customerId));
  const { offered, frequencyId } = toldBefore;
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
    list: {
      typeIds: [...linesToFill(offered, stored.list.ticked, stored.categories)],
      frequencyId,
      settled: EARLIER_FIGURES.filter(figure => stored.list.settled.includes(figure)),
      isSaved: stored.list.ticked !== null,
    },
    tickGroups: tickGroups(rules, offered).map(group => ({ ...group })),
    toldSums: toldSums(rules, circumstances.facts).map(({ amount, typeIds, ...told }) => ({
      ...told,
      amount: poundsOf(amount),
      typeIds: [...typeIds],
    })),
    incomeToldBefore: income ? saidWords(income) : null,
    reopened: await reopenedOf(deps, customerId, progress, stored.categories),
    isComplete,
    message: isReady ? ALL_COMPLETED_MESSAGE : null,
  };
}

/** What is known about the budget besides what was submitted. */
export function knownOfBudget(
  { rules, stored, circumstances }: Pick<BudgetNow, 'rules' | 'stored' | 'circumstances'>,
  debts: readonly DebtWithPayment[],
): KnownOfBudget {
  const { facts } = circumstances;
  const starts = startValues(rules, stored.categories, facts, debts);
  return {
    starts,
    said: earlierFiguresToShow(rules, facts),
    offered: offeredLines(rules, stored.categories, circumstances, starts),
    frequencyId: stored.list.usualFrequencyId ?? monthlyOf(rules.frequencies).id,
    circumstances,
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
  // A part that was never submitted, since nothing of it is ticked, has nothing that changed.
  const ids = reopenedCategories(progress, id => submitted.get(id)?.shown ?? []).filter(id =>
    submitted.has(id),
  );
  if (ids.length === 0) return null;
  const changedAt = await householdChangedAt(database, customerId);
  const isHousehold = ids.some(id => {
    const at = submitted.get(id)?.submittedAt;
    return changedAt !== null && at !== undefined && at < changedAt;
  });
  return { categoryIds: [...ids], says: REOPENED_MESSAGES[isHousehold ? 'household' : 'other'] };
}
