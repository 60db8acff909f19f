import type { Database } from '../../platform/database/database.ts';
import { keepOnWorkList } from './workList.ts';

/**
 * Takes all calls of a person off the list that they had asked for until they said that they want none. Which of them it
 * was the audit log does not say.
 *
 * @param at when they said so
 */
export async function takeOffAfterRestore(database: Database, customerId: string, at: Date): Promise<void> {
  await database.transaction().execute(async trx => {
    await trx
      .updateTable('callbacks')
      .set({ done_at: at, outcome: 'not-wanted' })
      .where('customer_id', '=', customerId)
      .where('callback_required', '=', true)
      .where('done_at', 'is', null)
      .where('requested_at', '<=', at)
      .execute();
    await keepOnWorkList(trx, customerId, at);
  });
}
