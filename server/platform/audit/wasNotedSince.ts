import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { AuditEntry } from './auditLog.ts';

/** Whether the audit log has an entry of this kind, with these facts, about a person since a moment. */
export async function wasNotedSince(
  on: Database | DatabaseTransaction,
  customerId: string,
  { kind, facts }: Pick<AuditEntry, 'kind' | 'facts'>,
  since: Date,
): Promise<boolean> {
  const row = await on
    .selectFrom('audit_log')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .where(sql<boolean>`facts @> ${JSON.stringify(facts)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
