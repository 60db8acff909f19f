import { randomUUID } from 'node:crypto';
import type { CategoryBody, EntryBody, LineRead, SubmittedEntry } from '@towpath/contracts/api/budget.ts';
import { checkBudgetAmount } from '@towpath/domain/budget/amounts.ts';
import { reasonsFor } from '@towpath/domain/budget/deviations.ts';
import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import {
  acknowledgedNow,
  allCompleted,
  budgetProgress,
  type CategoryProgress,
  nextToOpen,
  withSubmitted,
} from '@towpath/domain/budget/progress.ts';
import {
  type BudgetCategory,
  type BudgetRules,
  DEVIATION_TYPES,
  isIncome,
  typesOf,
} from '@towpath/domain/budget/rules.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { type BudgetsDeps, budgetAsTicked } from './budgetNow.ts';
import { knownOfBudget } from './budgetResponse.ts';
import { keepPutRight } from './putRightMeanwhile.ts';
import { lockOrCreateBudget, putCategory, putCompleted, type StoredEntry } from './repository.ts';
import { entryResponse } from './toResponse.ts';
import { words } from './words.ts';

/** What of a category is submitted. */
type Submission = {
  /** On which side the category has to be; null where either will do. */
  readonly side: 'income' | 'expenditure' | null;
  readonly categoryId: number;
  /** Its lines, made of those that are stored; null where it was never submitted. */
  readonly linesOf: (stored: readonly StoredEntry[] | null) => readonly EntryBody[];
  /** The lines as they were read; left out where nobody says. */
  readonly was?: readonly LineRead[] | undefined;
};

/** For an adviser who changes it together with the person: what they write down, in the transaction of the change and only where something changes. */
type WithAdviser = (trx: DatabaseTransaction, at: Date) => Promise<void>;

/**
 * Submits a category: the lines sent replace its lines. Submitting the same lines again changes nothing,
 * except that deviations that ask for no reason count as seen (IE-013). A budget that changes is no longer
 * complete.
 *
 * @throws ApiError VALIDATION_FAILED, also for a category that does not exist on this side, CHANGED_SINCE_READ or SESSION_CLOSED
 */
export async function submitCategory(
  deps: BudgetsDeps,
  customerId: string,
  side: 'income' | 'expenditure',
  { categoryId, types, was }: CategoryBody,
): Promise<SubmittedEntry> {
  const { category, progress, now, known } = await submit(deps, customerId, {
    side,
    categoryId,
    linesOf: () => types,
    was,
  });
  return {
    ...entryResponse(known.rules, ofCategory(progress, category.id), now, knownOfBudget(known, [])),
    nextCategoryId: nextToOpen(progress, category.id),
    allCompleted: allCompleted(progress),
  };
}

/**
 * The same, as whoever submits it needs it. What an adviser changes together with the person stays confirmed, as of
 * then: both have just looked at it. It counts as complete again once nothing in it is open.
 *
 * @throws ApiError as `submitCategory`
 */
export async function submit(
  deps: BudgetsDeps,
  customerId: string,
  { side, categoryId, linesOf, was }: Submission,
  withAdviser?: WithAdviser,
) {
  const { clock, database } = deps;
  const facts = await deps.factsOf(customerId);
  return database.transaction().execute(async trx => {
    const at = clock.now();
    const stored = await lockOrCreateBudget(trx, customerId, { id: randomUUID(), at });
    await refuseLockedOf(trx, customerId);
    const rules = rulesIn(deps.budget.rules, facts.nation, stored.categories);
    const category = rules.categories.find(
      one => one.id === categoryId && (side === null || isIncome(one) === (side === 'income')),
    );
    if (!category) throw fieldError('categoryId', words.refused.noCategory);
    const before = stored.categories.find(one => one.categoryId === category.id);
    const lines = linesOf(before?.entries ?? null);
    const sent = validateEntries(rules, category, lines, before?.entries ?? []);
    const place = { customerId, categoryId: category.id };
    const entries = was && before ? await keepPutRight(trx, place, { was, sent, now: before.entries }) : sent;
    const hasChanged = !before || !sameEntries(before.entries, entries);
    const completedAt = hasChanged ? null : stored.completedAt;
    const household = await deps.householdOf(trx, customerId);
    const circumstances = { facts, household, on: londonDate(completedAt ?? at) };
    const progressWith = (acknowledged: readonly string[]) => {
      const submitted = { categoryId: category.id, entries, acknowledged };
      return budgetProgress(rules, withSubmitted(budgetAsTicked(rules, stored), submitted), circumstances);
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
    const madeBy = withAdviser ? 'adviser' : null;
    await putCategory(trx, { customerId, before, after, hasChanged, madeBy });
    if (hasChanged) await withAdviser?.(trx, at);
    if (hasChanged && stored.completedAt) {
      await putCompleted(trx, customerId, withAdviser ? at : null);
      await deps.factsChanged(trx, customerId);
    }
    const progress = progressWith(acknowledged);
    const now = [...stored.categories.filter(one => one.categoryId !== category.id), after];
    const known = { rules, stored: { ...stored, categories: now }, circumstances };
    return { category, progress, now, known };
  });
}

export function ofCategory(progress: readonly CategoryProgress[], id: number): CategoryProgress {
  const found = progress.find(({ category }) => category.id === id);
  if (!found) throw new Error(`There is no category ${id}.`);
  return found;
}

type Field = { readonly field: string; readonly message: string };

/**
 * The lines of a category as stored: sums in pence as they were typed, and their frequency. A line that was
 * stored keeps its id.
 *
 * @throws ApiError VALIDATION_FAILED at each field that breaks a rule; NOT_FOUND for an id that is not this
 * line's
 */
function validateEntries(
  rules: BudgetRules,
  category: BudgetCategory,
  lines: readonly EntryBody[],
  stored: readonly StoredEntry[],
): readonly StoredEntry[] {
  const wrong: Field[] = [];
  const seen = new Set<number>();
  const reasonIds = Object.values(DEVIATION_TYPES).flatMap(type =>
    reasonsFor(rules, category, type).map(({ id }) => id),
  );
  const entries = lines.map((sent, index) => {
    const at = (field: keyof EntryBody, message: string) =>
      wrong.push({ field: `types.${index}.${field}`, message });
    if (!typesOf(category).some(({ id }) => id === sent.typeId)) at('typeId', words.refused.otherCategory);
    if (seen.has(sent.typeId)) at('typeId', words.refused.twice);
    seen.add(sent.typeId);
    const amount = checkBudgetAmount(sent.amount);
    if (!amount.ok) at('amount', amount.message);
    if (!rules.frequencies.some(({ id }) => id === sent.frequencyId)) {
      at('frequencyId', words.refused.frequency);
    }
    const deviationReasonId = sent.deviationReasonId ?? null;
    if (deviationReasonId !== null && !reasonIds.includes(deviationReasonId)) {
      at('deviationReasonId', words.refused.reason);
    }
    return {
      id: idOf(sent, stored),
      typeId: sent.typeId,
      amount: amount.ok ? amount.value : 0,
      frequencyId: sent.frequencyId,
      deviationReasonId,
    };
  });
  const [first] = wrong;
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: wrong });
  return entries.toSorted((a, b) => a.typeId - b.typeId);
}

function idOf({ id, typeId }: EntryBody, stored: readonly StoredEntry[]): string {
  const storedEntry = stored.find(entry => entry.typeId === typeId);
  if (id && id.toLowerCase() !== storedEntry?.id) throw new ApiError('NOT_FOUND');
  return storedEntry?.id ?? randomUUID();
}

/** Whether lines are unchanged; both lists are in the order of their types. */
function sameEntries(before: readonly StoredEntry[], after: readonly StoredEntry[]): boolean {
  return (
    before.length === after.length &&
    before.every((entry, index) => {
      const other = after[index];
      return (
        entry.typeId === other?.typeId &&
        entry.amount === other.amount &&
        entry.frequencyId === other.frequencyId &&
        entry.deviationReasonId === other.deviationReasonId
      );
    })
  );
}
