import { sql } from 'kysely';
import { doubtedAt, noteClockDoubt } from '../../platform/audit/clockDoubts.ts';
import type { Database } from '../../platform/database/database.ts';
import { lastDone } from '../../platform/jobs/recurringJobs.ts';
import { words } from './words.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A service that was away for longer may have come back with a wrong clock. */
const LONGEST_AWAY = 7 * DAY;
/** A clock that has run on for so long is right after all: the log has said for a week that it is in doubt. */
const TRUSTED_AFTER = 7 * DAY;

/** The job that looks at the clock each hour; when it was last done is what the clock is compared with. */
export const CLOCK_JOB = 'clock';

/**
 * What is wrong with the clock, in words; null for nothing. A clock that is wrong makes things due that are not. It is
 * compared with that of the database, and, since both may be of one machine, with when it was last found right.
 */
export async function clockDoubt(database: Database, now: Date): Promise<string | null> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  const theirs = rows[0]?.now ?? now;
  if (Math.abs(theirs.getTime() - now.getTime()) >= DAY) {
    return words.apart;
  }
  return jumpSince(await lastDone(database, CLOCK_JOB), now);
}

/**
 * The same of the clock alone.
 *
 * @param right when the clock was last found right; null for never
 */
export function jumpSince(right: Date | null, now: Date): string | null {
  if (right === null) return null;
  const gone = now.getTime() - right.getTime();
  if (gone >= -HOUR && gone <= LONGEST_AWAY) return null;
  return words.jumped(now.toISOString(), right.toISOString(), gone < 0 ? 'back' : 'ahead');
}

/** The clock is not to be trusted. */
export class ClockInDoubt extends Error {
  override readonly name = 'ClockInDoubt';
}

/**
 * Throws ClockInDoubt where the clock may be wrong, and notes it in the audit log. What has been noted for a week, with a
 * clock that ran on, is taken for the time of day.
 */
export async function refuseWrongClock(database: Database, now: Date): Promise<void> {
  const doubt = await clockDoubt(database, now);
  if (doubt === null) return;
  const since = await doubtedAt(database, { after: new Date(now.getTime() - 2 * TRUSTED_AFTER), until: now });
  if (since && now.getTime() - since.getTime() >= TRUSTED_AFTER) return;
  await noteClockDoubt(database, now);
  throw new ClockInDoubt(doubt);
}
