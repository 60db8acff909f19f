import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * The day of each erasure whose person was told, by their number: the waiting time is being counted. None in a database
 * from before that was written down.
 */
export async function countedErasures(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows: known } = await sql<{ counts: boolean }>`
    select count(*) = 2 as counts from information_schema.columns
    where table_schema = 'public' and table_name = 'erasures'
      and column_name in ('by_guest', 'waits_for_notice')`.execute(database);
  if (known[0]?.counts !== true) return new Map();
  const rows = await database
    .selectFrom('erasures')
    .select(['customer_id', 'erase_on'])
    .where('by_guest', '=', false)
    .where('waits_for_notice', '=', false)
    .execute();
  return new Map(rows.map(row => [row.customer_id, row.erase_on]));
}

/** Lets an erasure have its day from before a restore: its person was told of it then. */
export async function keepEraseOn(database: Database, customerId: string, eraseOn: string): Promise<void> {
  await database
    .updateTable('erasures')
    .set({ erase_on: eraseOn, waits_for_notice: false })
    .where('customer_id', '=', customerId)
    .where('by_guest', '=', false)
    .execute();
}
