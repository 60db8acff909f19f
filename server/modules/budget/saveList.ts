import { randomUUID } from 'node:crypto';
import type { BudgetListBody } from '@towpath/contracts/api/budget.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { lockOrCreateBudget, putList } from './repository.ts';
import { words } from './words.ts';

/**
 * Keeps what a person ticked, the rhythm that lines begin with, and which sums of the first questions they looked at
 * again. No sum changes: a line that holds one is filled in whether it is ticked or not.
 *
 * @throws ApiError VALIDATION_FAILED for a line or a frequency that no budget has, or SESSION_CLOSED
 */
export async function saveList(
  { database, clock, budget: { rules } }: BudgetsDeps,
  customerId: string,
  { typeIds, frequencyId, settled }: BudgetListBody,
): Promise<void> {
  // A line that only another nation has may still be ticked from before a move.
  const known = new Set(rules.categories.flatMap(typesOf).map(({ id }) => id));
  if (typeIds.some(id => !known.has(id))) throw fieldError('typeIds', words.refused.noLine);
  if (!rules.frequencies.some(({ id }) => id === frequencyId)) {
    throw fieldError('frequencyId', words.refused.frequency);
  }
  await database.transaction().execute(async trx => {
    await lockOrCreateBudget(trx, customerId, { id: randomUUID(), at: clock.now() });
    await refuseLockedOf(trx, customerId);
    await putList(trx, customerId, {
      ticked: [...new Set(typeIds)].toSorted((a, b) => a - b),
      usualFrequencyId: frequencyId,
      settled: [...new Set(settled)],
    });
  });
}
