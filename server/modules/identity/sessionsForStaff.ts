import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import { endEveryChallenge } from './second-factor/challenges.ts';
import { endAllSessions } from './sessions.ts';

/** Ends every session of a person in their place, such as one of a stolen phone. Returns how many there were. */
export function signOut(database: Database, customerId: string, now: Date): Promise<number> {
  return database.transaction().execute(async trx => {
    const count = await endAllSessions(trx, customerId, now);
    await note(trx, { kind: 'sessions ended', at: now, customerId, facts: { why: 'by staff', count } });
    return count;
  });
}

/** How many sessions run, of everybody. */
export async function sessionsRunning(database: Database, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends the sessions of everybody with an account. Who has none keeps theirs: it hangs on no key, and is the only way
 * back to what they told us. Returns how many there were.
 */
export function signOutEveryone(
  database: Database,
  { by, why }: { readonly by: string; readonly why: string },
  now: Date,
): Promise<number> {
  return database.transaction().execute(async trx => {
    await endEveryChallenge(trx);
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const count = Number(numUpdatedRows);
    await note(trx, { kind: 'everyone signed out', at: now, customerId: null, facts: { count, by, why } });
    return count;
  });
}
