import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whether a database has the tables of logins: one from before them has none to end. */
export async function hasLogins(database: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('public.sessions') is not null
       and to_regclass('public.password_links') is not null as has`.execute(database);
  return rows[0]?.has === true;
}

/**
 * Ends every session, and every link for a password, of everybody: after a restore nobody knows which of them were ended
 * since the back-up was made.
 *
 * @returns how many sessions ran
 */
export function endEveryLogin(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async trx => {
    await trx.updateTable('password_links').set({ used_at: now }).where('used_at', 'is', null).execute();
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}
