import type { Database } from '../database/database.ts';
import type { SecurityEvents } from './securityEvents.ts';

/**
 * What the audit log says of a person of some kinds, the newest first.
 *
 * @param most so many at most
 */
export async function eventsOf(
  database: Database,
  customerId: string,
  kinds: readonly (keyof SecurityEvents)[],
  most: number,
): Promise<readonly { readonly at: Date; readonly kind: string; readonly facts: unknown }[]> {
  return database
    .selectFrom('audit_log')
    .select(['at', 'kind', 'facts'])
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
