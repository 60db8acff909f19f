import { randomUUID } from 'node:crypto';
import type { CategoryBody, SubmittedEntry } from '@towpath/contracts/api/budget.ts';
import {
  acknowledgedNow,
  allCompleted,
  budgetProgress,
  type CategoryProgress,
  nextToOpen,
  withSubmitted,
} from '@towpath/domain/budget/progress.ts';
import { isIncome } from '@towpath/domain/budget/rules.ts';
import { earlierFiguresToShow } from '@towpath/domain/budget/startValues.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { lockOrCreateBudget, putCategory, putCompleted } from './repository.ts';
import { entryResponse } from './toResponse.ts';
import { sameEntries, validateEntries } from './validateEntries.ts';
import { words } from './words.ts';

/**
 * Submits a category: the lines sent replace its lines. Submitting the same lines again changes nothing,
 * except that deviations that ask for no reason count as seen (IE-013). A budget that changes is no longer
 * complete.
 *
 * @throws ApiError VALIDATION_FAILED, also for a category that does not exist on this side
 */
export async function submitCategory(
  deps: BudgetsDeps,
  customerId: string,
  side: 'income' | 'expenditure',
  body: CategoryBody,
): Promise<SubmittedEntry> {
  const { clock, database } = deps;
  const { rules } = deps.budget;
  const category = rules.categories.find(
    one => one.id === body.categoryId && isIncome(one) === (side === 'income'),
  );
  if (!category) throw fieldError('categoryId', words.refused.noCategory);
  const facts = await deps.factsOf(customerId);
  return database.transaction().execute(async trx => {
    const at = clock.now();
    const stored = await lockOrCreateBudget(trx, customerId, { id: randomUUID(), at });
    const before = stored.categories.find(({ categoryId }) => categoryId === category.id);
    const entries = validateEntries(rules, category, body, before?.entries ?? []);
    const hasChanged = !before || !sameEntries(before.entries, entries);
    const completedAt = hasChanged ? null : stored.completedAt;
    const household = await deps.householdOf(trx, customerId);
    const circumstances = { facts, household, on: londonDate(completedAt ?? at) };
    const progressWith = (acknowledged: readonly string[]) => {
      const submitted = { categoryId: category.id, entries, acknowledged };
      return budgetProgress(rules, withSubmitted(stored.categories, submitted), circumstances);
    };
    const deviations = ofCategory(progressWith([]), category.id).deviations;
    const acknowledged = acknowledgedNow(deviations, before?.shown ?? []);
    const after = {
      categoryId: category.id,
      entries,
      acknowledged,
      shown: deviations.map(({ key }) => key),
      submittedAt: at,
    };
    await putCategory(trx, { customerId, before, after, hasChanged });
    if (hasChanged && stored.completedAt) await putCompleted(trx, customerId, null);
    const progress = progressWith(acknowledged);
    const now = [...stored.categories.filter(({ categoryId }) => categoryId !== category.id), after];
    return {
      ...entryResponse(rules, ofCategory(progress, category.id), now, {
        starts: [],
        said: earlierFiguresToShow(rules, facts),
      }),
      nextCategoryId: nextToOpen(progress, category.id),
      allCompleted: allCompleted(progress),
    };
  });
}

function ofCategory(progress: readonly CategoryProgress[], id: number): CategoryProgress {
  const found = progress.find(({ category }) => category.id === id);
  if (!found) throw new Error(`There is no category ${id}.`);
  return found;
}
