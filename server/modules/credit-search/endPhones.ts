import type { DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * Ends what a person showed by a code, that a phone is theirs: before the next credit search they show it again. Which
 * phone they showed first is still known, since a copy and an erasure are asked for by it.
 */
export async function endConfirmedPhones(
  trx: DatabaseTransaction,
  customerId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('credit_search_phones')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}
