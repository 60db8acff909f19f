import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { accountById, removePassword } from '../customers/accounts.ts';
import { consumePasswordLinksOf } from './passwordLinks.ts';
import { forgetResetMails } from './passwordResetMails.ts';
import { endAllSessions } from './sessions.ts';

/**
 * For the transaction of a restore, in SQL: ends every session, every login that waits for a code, and every link for a password, of everybody, since nobody
 * knows which of them were ended since the back-up was made; and lets everybody have a new link at once. A back-up from
 * before there were any has none to end.
 *
 * @param now when they end
 */
export function endEveryLogin(now: Date): string {
  const at = `'${now.toISOString()}'`;
  return `
  do $$ begin
    if to_regclass('public.sessions') is not null then
      update public.sessions set ended_at = ${at} where ended_at is null;
    end if;
    if to_regclass('public.password_links') is not null then
      update public.password_links set used_at = ${at} where used_at is null;
    end if;
    if to_regclass('public.login_challenges') is not null then
      delete from public.login_challenges;
    end if;
    if to_regclass('public.password_reset_mails') is not null then
      delete from public.password_reset_mails;
    end if;
  end $$;`;
}

/** How many sessions ended at a moment. */
export async function sessionsEndedAt(database: Database, at: Date): Promise<number> {
  const { count } = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ended_at', '=', at)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Leaves a person without a password, and logged in nowhere: they come in by a link that is mailed to them. For an
 * account whose password of now is not known any more.
 */
export async function loseOldPassword(
  trx: DatabaseTransaction,
  customerId: string,
  secret: KeyRing,
  now: Date,
): Promise<void> {
  await removePassword(trx, customerId);
  await endAllSessions(trx, customerId, now);
  await consumePasswordLinksOf(trx, customerId, now);
  const account = await accountById(trx, customerId);
  if (account) await forgetResetMails(trx, account.email, secret);
}
