import type { Database } from '../database/database.ts';
import { note } from './auditLog.ts';
import type { SecurityEvents } from './securityEvents.ts';

const HELD_UP = 'erasure held up' satisfies keyof SecurityEvents;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Notes that somebody could not be erased: once a day, since it is tried again after minutes and an entry stays for a
 * year.
 *
 * @param record the table and number of the record that does not open; null for another reason
 */
export async function noteHeldUp(
  database: Database,
  customerId: string,
  record: string | null,
  now: Date,
): Promise<void> {
  const noted = await heldUpSince(database, now).where('customer_id', '=', customerId).executeTakeFirst();
  if (!noted) await note(database, { kind: HELD_UP, at: now, customerId, facts: { record } });
}

/** Who could not be erased in the last day, by which record; null for another reason. */
export async function heldUpLately(
  database: Database,
  now: Date,
): Promise<readonly { readonly customerId: string; readonly record: string | null }[]> {
  const rows = await heldUpSince(database, now).orderBy('at').execute();
  return rows.map(({ customer_id: customerId, facts }) => ({
    customerId: customerId ?? '',
    record: typeof facts === 'object' && facts !== null && 'record' in facts ? String(facts.record) : null,
  }));
}

function heldUpSince(database: Database, now: Date) {
  return database
    .selectFrom('audit_log')
    .select(['customer_id', 'facts'])
    .where('kind', '=', HELD_UP)
    .where('at', '>', new Date(now.getTime() - DAY))
    .where('at', '<=', now);
}
