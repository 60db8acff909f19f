import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { note } from '../../platform/audit/auditLog.ts';
import { isNotedAmong } from '../../platform/audit/notedAmong.ts';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Notes that an email without an account was given. They are counted by network and hour, and the audit log, whose
 * entries stay for a year, has the first, the tenth, the hundredth: emails that nobody has can be made up without end.
 */
export async function noteUnknownEmail(
  on: Database | DatabaseTransaction,
  kind: 'login refused' | 'password reset asked',
  { network, at }: { readonly network: Buffer; readonly at: Date },
  { current }: KeyRing,
): Promise<void> {
  const hour = Math.floor(at.getTime() / HOUR);
  const key = createHmac('sha256', current)
    .update(`unknown emails ${kind} ${network.toString('base64')} ${hour}`)
    .digest();
  const { tries: count } = await on
    .insertInto('password_tries')
    .values({ key, tries: 1, counted_since: at, last_at: at })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({ tries: sql`password_tries.tries + 1`, last_at: at }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  if (!isNotedAmong(count)) return;
  await note(on, { kind, at, customerId: null, network, facts: { why: 'unknown email', count } });
}
