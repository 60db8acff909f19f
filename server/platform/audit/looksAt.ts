import type { Database } from '../database/database.ts';
import type { SecurityEvents } from './securityEvents.ts';

const LOOKED: keyof SecurityEvents = 'case looked at';

/** Each time that somebody on the staff opened the case of a person, the newest first. */
export async function looksAt(
  database: Database,
  customerId: string,
): Promise<readonly { readonly at: Date; readonly by: string; readonly why: string }[]> {
  const rows = await database
    .selectFrom('audit_log')
    .select(['at', 'facts'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', LOOKED)
    .orderBy('at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ at, facts }) => ({ at, by: textIn(facts, 'by'), why: textIn(facts, 'why') }));
}

/** A fact of an entry; empty for an entry of an earlier release, which has none. */
function textIn(facts: unknown, name: string): string {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined;
  return typeof value === 'string' ? value : '';
}
