import type { RetentionRules } from '@towpath/domain/people/retention.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { accountById } from '../customers/accounts.ts';
import { COPY_MAIL } from './copyAsked.ts';
import { answerByOf, CORRECTION_MAIL } from './corrections.ts';
import { ANSWERED_MAIL } from './correctionsForStaff.ts';
import { eraseOnAfter } from './erasureNotice.ts';
import { CANCELLED_MAIL, ERASURE_MAIL, erasureOf, newKeepToken } from './erasures.ts';

/** Writes the mails about what people ask of their own data, at the moment they are sent. */
export function ownDataLetters(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly rules: RetentionRules;
  readonly letterheadOf: LetterheadOf;
}): Readonly<Record<string, MailWriter>> {
  const { database, clock, rules, letterheadOf } = deps;
  return {
    [ERASURE_MAIL]: async customerId => {
      const account = await accountById(database, customerId);
      const asked = account && (await erasureOf(database, customerId));
      const token = asked && (await newKeepToken(database, customerId));
      if (!account || !asked || !token) return null;
      return writeMail(await letterheadOf(customerId), 'erasureAsked', {
        to: account.email,
        path: `/keep-account?token=${token}`,
        firstName: account.user.firstName,
        // The waiting time is counted from this mail.
        values: { day: sayDay(asked.isTold ? asked.eraseOn : eraseOnAfter(rules, clock.now())) },
      });
    },
    [CANCELLED_MAIL]: async customerId => {
      const account = await accountById(database, customerId);
      const to = account?.email;
      return to
        ? writeMail(await letterheadOf(customerId), 'erasureCancelled', { to, path: '/login' })
        : null;
    },
    [COPY_MAIL]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { email: to, user } = account;
      return writeMail(await letterheadOf(customerId), 'copyMade', {
        to,
        path: '/account',
        firstName: user.firstName,
      });
    },
    [CORRECTION_MAIL]: async (customerId, about) => {
      const account = await accountById(database, customerId);
      const day = about === null ? undefined : await answerByOf(database, customerId, about);
      if (!account || day === undefined) return null;
      return writeMail(await letterheadOf(customerId), 'correctionAsked', {
        to: account.email,
        path: '/account',
        firstName: account.user.firstName,
        values: { day: sayDay(day) },
      });
    },
    [ANSWERED_MAIL]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { email: to, user } = account;
      return writeMail(await letterheadOf(customerId), 'correctionAnswered', {
        to,
        path: '/account',
        firstName: user.firstName,
      });
    },
  };
}
