import type { Brought, FromTo } from '../../platform/database/brought.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** Work is handed over as it is, with whoever has taken it. */
export const workBrought: readonly Brought[] = [{ table: 'work_items', becomes: 'moves', move: bringWork }];

async function bringWork(trx: DatabaseTransaction, { from, to }: FromTo): Promise<void> {
  await trx.updateTable('work_items').set({ customer_id: to }).where('customer_id', '=', from).execute();
}
