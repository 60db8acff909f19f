import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { accountById } from '../customers/accounts.ts';

/** The kind of mail that says that one of us has looked at an advice. */
export const LOOKED_AT_MAIL = 'advice looked at';

/** Says that one of us has looked, and nothing of what they said: others may see the inbox. */
export function lookedAtLetter(database: Database, letterheadOf: LetterheadOf): MailWriter {
  return async customerId => {
    const account = await accountById(database, customerId);
    if (!account) return null;
    const { email: to, user } = account;
    return writeMail(await letterheadOf(customerId), 'adviceLookedAt', {
      to,
      path: '/dashboard',
      firstName: user.firstName,
    });
  };
}
