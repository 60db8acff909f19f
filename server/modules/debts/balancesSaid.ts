import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** When the list of a person said first of each debt what it says now is owed, by the id of the debt. */
export async function balancesSaidAt(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await on
    .selectFrom('debt_changes')
    .distinctOn('debt_id')
    .select(['debt_id', 'at'])
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`(debt_changes.new ? 'current_balance' or debt_changes.new ? 'estimated_balance')`)
    .orderBy('debt_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ debt_id: id, at }) => [id, at]));
}
