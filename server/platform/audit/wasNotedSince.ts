import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { AuditEntry } from './auditLog.ts';

/**
 * Whether the audit log has an entry of this kind, with these facts, about a person since a moment.
 *
 * @param until leaves out what was noted after this, before the clock was set back
 */
export async function wasNotedSince(
  on: Database | DatabaseTransaction,
  customerId: string,
  { kind, facts }: Pick<AuditEntry, 'kind' | 'facts'>,
  since: Date,
  until?: Date,
): Promise<boolean> {
  let entries = on
    .selectFrom('audit_log')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .where(sql<boolean>`facts @> ${JSON.stringify(facts)}::jsonb`);
  if (until) entries = entries.where('at', '<=', until);
  return (await entries.limit(1).executeTakeFirst()) !== undefined;
}
