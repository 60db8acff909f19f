import { type HouseholdMakeup, isSameHousehold } from '@towpath/domain/household/makeup.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockHousehold, putHousehold, wasPutRightLast } from './repository.ts';

/**
 * Reviews a budget in the transaction that changes the household; returns the categories that this reopens.
 */
export type ReopenBudget = (
  trx: DatabaseTransaction,
  before: HouseholdMakeup | null,
  after: HouseholdMakeup,
) => Promise<readonly number[]>;

export type ChangingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Prepares the review of the person's budget for another household; `ReopenBudget` then does it. */
  readonly reopeningBudget: (customerId: string) => Promise<ReopenBudget>;
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

/** What is written down of a correction, in its transaction and only where something changes. */
export type WithAdviser = (trx: DatabaseTransaction, at: Date) => Promise<void>;

type Change = {
  readonly after: HouseholdMakeup;
  /** Where the person makes it: the household that they read, if their page says. */
  readonly seen?: HouseholdMakeup | undefined;
  /** Where an adviser makes it together with the person: the household that was read, null where none was told, and what is written down. */
  readonly correction?: { readonly was: HouseholdMakeup | null; readonly withAdviser: WithAdviser };
};

/**
 * Changes who lives with a person. The same again changes nothing. What one of us put right since the person read it is
 * not overwritten unseen: where they left it as they had read it, it stays as it stands.
 *
 * @returns the parts of the budget that this reopens
 * @throws ApiError SESSION_CLOSED, or CHANGED_SINCE_READ where both changed it; of a correction also CHANGED_MEANWHILE
 */
export async function changeHousehold(
  { database, clock, reopeningBudget, factsChanged }: ChangingDeps,
  customerId: string,
  { after, seen, correction }: Change,
): Promise<readonly number[]> {
  const reopenBudget = await reopeningBudget(customerId);
  return database.transaction().execute(async trx => {
    const before = await lockHousehold(trx, customerId);
    if (before && isSameHousehold(before, after)) return [];
    if (correction && !isAsRead(before, correction.was)) throw new ApiError('CHANGED_MEANWHILE');
    if (before && seen && !isSameHousehold(before, seen) && (await wasPutRightLast(trx, customerId))) {
      if (isSameHousehold(after, seen)) return [];
      throw new ApiError('CHANGED_SINCE_READ');
    }
    const at = clock.now();
    const madeBy = correction ? 'adviser' : null;
    const isFirst = correction?.was === null;
    if (!(await putHousehold(trx, { customerId, before, after, madeBy, isFirst, at })))
      throw new ApiError('CHANGED_MEANWHILE');
    const reopened = await reopenBudget(trx, before, after);
    await factsChanged(trx, customerId);
    await correction?.withAdviser(trx, at);
    return reopened;
  });
}

function isAsRead(now: HouseholdMakeup | null, read: HouseholdMakeup | null): boolean {
  return now === null || read === null ? now === read : isSameHousehold(now, read);
}
