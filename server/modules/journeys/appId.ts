import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * The appId that a person's journey began with: who sent them. Null without a journey, or for a journey
 * without one.
 */
export async function appIdOf(database: Database, customerId: string): Promise<string | null> {
  const row = await database
    .selectFrom('journeys')
    .select(sql<string | null>`marketing_context ->> 'appId'`.as('app_id'))
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row?.app_id ?? null;
}
