import { checkEmail } from '@towpath/domain/values/email.ts';
import { giveEmail } from '../../modules/account/emailAfterRestore.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { type ExitCode, Misuse } from '../command.ts';
import type { Act } from './act.ts';

/**
 * Gives an account its email, of which nobody knows since a restore; a link for a password leaves there. No other account
 * is given one: who has an email changes it by themselves.
 */
export async function giveUnknownEmail({
  database,
  customerId,
  to,
  now,
  say,
  complain,
}: Act): Promise<ExitCode> {
  const checked = checkEmail(to);
  if (!checked.ok) throw new Misuse('Say which: --to EMAIL.');
  if (await giveEmail({ database, outbox: mailsForServer }, customerId, checked.value, now)) {
    say('The account has this email; a link to choose a password is on its way there.');
    return 0;
  }
  complain('Nothing was changed: the email of this account is known, or that one has an account.');
  return 1;
}
