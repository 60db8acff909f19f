import { randomUUID } from 'node:crypto';
import type { CategoryBody, EntryBody } from '@towpath/contracts/api/budget.ts';
import { checkBudgetAmount } from '@towpath/domain/budget/amounts.ts';
import { reasonsFor } from '@towpath/domain/budget/deviations.ts';
import {
  type BudgetCategory,
  type BudgetRules,
  DEVIATION_TYPES,
  typesOf,
} from '@towpath/domain/budget/rules.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StoredEntry } from './repository.ts';
import { words } from './words.ts';

type Field = { readonly field: string; readonly message: string };

/**
 * The lines of a category as stored: sums in pence as they were typed, and their frequency. A line that was
 * stored keeps its id.
 *
 * @throws ApiError VALIDATION_FAILED at each field that breaks a rule; NOT_FOUND for an id that is not this
 * line's
 */
export function validateEntries(
  rules: BudgetRules,
  category: BudgetCategory,
  body: CategoryBody,
  stored: readonly StoredEntry[],
): readonly StoredEntry[] {
  const wrong: Field[] = [];
  const seen = new Set<number>();
  const reasonIds = Object.values(DEVIATION_TYPES).flatMap(type =>
    reasonsFor(rules, category, type).map(({ id }) => id),
  );
  const entries = body.types.map((sent, index) => {
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
  const known = stored.find(entry => entry.typeId === typeId);
  if (id && id.toLowerCase() !== known?.id) throw new ApiError('NOT_FOUND');
  return known?.id ?? randomUUID();
}

/** Whether lines are unchanged; both lists are in the order of their types. */
export function sameEntries(before: readonly StoredEntry[], after: readonly StoredEntry[]): boolean {
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
