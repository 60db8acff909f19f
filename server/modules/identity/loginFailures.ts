import { createHmac } from 'node:crypto';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { Database } from '../../platform/database/database.ts';

const MINUTE = 60 * 1000;
/** People mistype; a program tries thousands. From this many wrong passwords in a row on, each brings a pause. */
export const FREE_TRIES = 5;
/** The pause doubles from one minute up to this, so that nobody is shut out of their account for long. */
const LONGEST_PAUSE = 15 * MINUTE;
/** Failures this far apart have nothing to do with one another. */
const FORGET_AFTER = 24 * 60 * MINUTE;

/** The key of an email's row: a keyed hash, the same for an email with and without an account. */
export function loginKey(email: string, { current }: KeyRing): Buffer {
  return createHmac('sha256', current)
    .update(`login ${emailKey(email)}`)
    .digest();
}

/** How many milliseconds are left of a pause; 0 when an attempt is allowed. */
export async function pauseLeft(database: Database, key: Buffer, now: Date): Promise<number> {
  const row = await database
    .selectFrom('login_failures')
    .select('paused_until')
    .where('email_hash', '=', key)
    .executeTakeFirst();
  return Math.max(0, (row?.paused_until?.getTime() ?? 0) - now.getTime());
}

/** Counts a wrong password. One statement, so that tries at the same moment all count. */
export async function countFailure(database: Database, key: Buffer, now: Date): Promise<void> {
  const { failures } = await database
    .insertInto('login_failures')
    .values({ email_hash: key, failures: 1, last_at: now })
    .onConflict(conflict =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql<number>`case when login_failures.last_at < ${new Date(now.getTime() - FORGET_AFTER)}
          then 1 else login_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < FREE_TRIES) return;
  const pause = Math.min(MINUTE * 2 ** (failures - FREE_TRIES), LONGEST_PAUSE);
  await database
    .updateTable('login_failures')
    .set({ paused_until: new Date(now.getTime() + pause) })
    .where('email_hash', '=', key)
    .execute();
}

/** Resets the count, after the right password or a new one. */
export async function forgetFailures(database: Database, key: Buffer): Promise<void> {
  await database.deleteFrom('login_failures').where('email_hash', '=', key).execute();
}
