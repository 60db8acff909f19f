import { createHmac } from 'node:crypto';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { RESET_LINK_HOURS } from './passwordLinks.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So many in a day may follow each other soon, for whom the first did not reach. */
const SOON = 3;
const SOON_APART = 5 * MINUTE;
/** Those after them: ten in a day with the first, whoever asks. */
const LATER_APART = RESET_LINK_HOURS * HOUR;

/** The same for an email with and without an account. */
function hashOf(email: string, { current }: KeyRing): Buffer {
  return createHmac('sha256', current)
    .update(`password reset ${emailKey(email)}`)
    .digest();
}

/**
 * Whether another link for a new password may be mailed to an email now; counts it if so. Where it may not, the link
 * of the last mail still works: somebody else may have asked for it.
 */
export async function mayMailReset(
  trx: DatabaseTransaction,
  email: string,
  secret: KeyRing,
  now: Date,
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY);
  const { rows } = await sql`
    insert into password_reset_mails as known (email_hash, sent, counted_since, last_at)
    values (${hashOf(email, secret)}, 1, ${now}, ${now})
    on conflict (email_hash) do update set
      sent = case when known.counted_since <= ${dayAgo} then 1 else known.sent + 1 end,
      counted_since = case when known.counted_since <= ${dayAgo} then ${now} else known.counted_since end,
      last_at = ${now}
    where known.last_at <= ${now}::timestamptz - interval '1 millisecond' * case
        when known.sent < ${SOON} or known.counted_since <= ${dayAgo} then ${SOON_APART}::integer
        else ${LATER_APART}::integer end
      -- The clock was set back since.
      or known.last_at > ${now}
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Once a new password is set, the next link is sent at once. */
export async function forgetResetMails(
  trx: DatabaseTransaction,
  email: string,
  secret: KeyRing,
): Promise<void> {
  await trx.deleteFrom('password_reset_mails').where('email_hash', '=', hashOf(email, secret)).execute();
}

/** Removes counts that have run out. */
export async function tidyResetMails(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('password_reset_mails')
    .where('last_at', '<', new Date(now.getTime() - DAY))
    .execute();
}
