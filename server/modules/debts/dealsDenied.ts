import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** When a person said last of each debt that there is no deal to pay what is late, by the id of the debt; none who said since that there is. */
export async function dealsDenied(
  database: Database,
  customerId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .selectFrom('debt_changes')
    .distinctOn('debt_id')
    .select(['debt_id', 'at'])
    .select(sql<boolean | null>`(debt_changes.new ->> 'has_arrangement')::boolean`.as('has'))
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`debt_changes.new ? 'has_arrangement'`)
    .orderBy('debt_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.flatMap(({ debt_id: id, at, has }) => (has === false ? [[id, at] as const] : [])));
}
