import { isEndedByStaff } from '@towpath/domain/people/sessionStatus.ts';
import { type Brought, type FromTo, moves } from '../../platform/database/brought.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** They are set aside first where the account is on a journey of its own: see `setAside`. Their labels stay as they were. */
export const journeysBrought: readonly Brought[] = moves('journeys', 'journey_status_changes');

/**
 * Sets the journeys of a guest aside, before they move, where the account is on one: that stays the one that counts.
 *
 * @returns the journey that could take the place of the account's own; null where nothing is to be asked
 */
export async function setAside(
  trx: DatabaseTransaction,
  { from, to }: FromTo,
  at: Date,
): Promise<string | null> {
  const own = await currentOf(trx, to);
  const brought = await currentOf(trx, from);
  if (own) {
    await trx
      .updateTable('journeys')
      .set({ is_current: false, set_aside_at: at })
      .where('customer_id', '=', from)
      .execute();
  }
  return own && brought ? brought.id : null;
}

/** Whether a journey that was set aside may take the place of the current one: not where a person here closed that. */
export async function mayTakePlace(on: Database | DatabaseTransaction, customerId: string): Promise<boolean> {
  const own = await currentOf(on, customerId);
  return own !== undefined && !isEndedByStaff(own.status);
}

/** The journey that was set aside is the one that counts from now on, and all that counted until now is set aside. */
export async function takePlace(
  trx: DatabaseTransaction,
  { customerId, id }: { readonly customerId: string; readonly id: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('journeys')
    .set({ is_current: false, set_aside_at: at })
    .where('customer_id', '=', customerId)
    .where('set_aside_at', 'is', null)
    .execute();
  await trx
    .updateTable('journeys')
    .set(({ eb }) => ({ is_current: true, set_aside_at: null, revision: eb('revision', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** When a journey of a person was answered last: the one with this id, or the current one. */
export async function lastAnswered(
  on: Database | DatabaseTransaction,
  customerId: string,
  id?: string,
): Promise<Date | null> {
  const mine = on.selectFrom('journeys').select('updated_at').where('customer_id', '=', customerId);
  const row = await (id === undefined ? mine.where('is_current', '=', true) : mine.where('id', '=', id))
    .limit(1)
    .executeTakeFirst();
  return row?.updated_at ?? null;
}

function currentOf(on: Database | DatabaseTransaction, customerId: string) {
  return on
    .selectFrom('journeys')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}
