import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A clock that is wrong makes things due that are not. Throws where ours and that of the database differ by a day. */
export async function refuseWrongClock(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  const theirs = rows[0]?.now ?? now;
  if (Math.abs(theirs.getTime() - now.getTime()) < DAY) return;
  throw new Error('The clocks of this machine and of the database are a day apart: nothing is removed.');
}
