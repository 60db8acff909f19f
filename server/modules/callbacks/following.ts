import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { SafeToRing } from './safeToRing.ts';
import { keepOnWorkList } from './workList.ts';

/**
 * Calls that a person waits for go to their new number: those that were to go to the one before. A call for which they
 * gave another number stays there. Without a number nobody is rung, until there is one again.
 */
export async function callsFollowNumber(
  trx: DatabaseTransaction,
  customerId: string,
  before: string | null,
  number: string | null,
  at: Date,
): Promise<void> {
  if (before === number) return;
  await trx
    .updateTable('callbacks')
    .set({ contact_number: number })
    .where('customer_id', '=', customerId)
    .where('callback_required', '=', true)
    .where('done_at', 'is', null)
    .where('contact_number', before === null ? 'is' : '=', before)
    .execute();
  await keepOnWorkList(trx, customerId, at);
}

/**
 * Calls that a person waits for are made as it is safe now: none once they want no calls, also not one that they said
 * yes to before that. A yes to one call, given since, outlasts another change.
 */
export async function callsFollowSafeContact(
  trx: DatabaseTransaction,
  customerId: string,
  now: SafeToRing,
  before: Pick<SafeToRing, 'mayRing'>,
  at: Date,
): Promise<void> {
  const { mayRing, ...others } = now;
  const changed = mayRing === before.mayRing ? others : now;
  await trx
    .updateTable('callbacks')
    .set({
      safe_contact: sql`coalesce(safe_contact, '{}'::jsonb) || ${JSON.stringify(changed)}::jsonb`,
    })
    .where('customer_id', '=', customerId)
    .where('callback_required', '=', true)
    .where('done_at', 'is', null)
    .execute();
  await keepOnWorkList(trx, customerId, at);
}
