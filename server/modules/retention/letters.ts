import { endsOn, type RetentionRules, WARNED_BEFORE } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountById } from '../customers/accounts.ts';
import { lastSeenOf } from '../customers/retained.ts';
import { warningOf } from './warnings.ts';

/** Writes the mail before an account is deleted because nobody comes back to it; none to somebody who has come back. */
export function warningLetter(deps: {
  readonly database: Database;
  readonly rules: RetentionRules;
  readonly letterheadOf: LetterheadOf;
}): MailWriter {
  const { database, rules, letterheadOf } = deps;
  return async (customerId, about) => {
    const warning = about === null ? undefined : await warningOf(database, customerId, about);
    const name = WARNED_BEFORE.find(rule => rule === warning?.rule);
    const account = await accountById(database, customerId);
    const lastSeenAt = await lastSeenOf(database, customerId);
    if (!warning || !name || !account || lastSeenAt === null || lastSeenAt > warning.askedAt) return null;
    const day = endsOn(londonDate(lastSeenAt), londonDate(warning.askedAt), rules[name]);
    return writeMail(await letterheadOf(customerId), 'accountEnds', {
      to: account.email,
      path: '/login',
      firstName: account.user.firstName,
      values: { day: sayDay(isoDate(day)) },
    });
  };
}
