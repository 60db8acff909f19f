import type { Database } from '../database/database.ts';
import { note } from './auditLog.ts';

const IN_DOUBT = 'clock in doubt';
const DAY = 24 * 60 * 60 * 1000;

/** Notes that the clock may be wrong: once a day, since it is looked at each hour and an entry stays for a year. */
export async function noteClockDoubt(database: Database, now: Date): Promise<void> {
  const noted = await doubtedAt(database, { after: new Date(now.getTime() - DAY), until: now });
  if (!noted) await note(database, { kind: IN_DOUBT, at: now, customerId: null, facts: {} });
}

/** When the clock was first in doubt between two moments; undefined where it was not. */
export async function doubtedAt(
  database: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('audit_log')
    .select('at')
    .where('kind', '=', IN_DOUBT)
    .where('at', '>', after)
    .where('at', '<=', until)
    .orderBy('at')
    .executeTakeFirst();
  return row?.at;
}
