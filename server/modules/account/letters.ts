import { randomBytes } from 'node:crypto';
import type { MailName } from '@towpath/contracts/content/mails.ts';
import { countsWithoutOldFrom, type EmailChangeDays } from '@towpath/domain/people/emailChange.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { Deps } from '../../deps.ts';
import { type LetterheadOf, type MailDetails, writeMail } from '../../partners/mail/writeMail.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { WITHDRAWN_MAIL } from '../agreement.ts';
import { accountByEmail, accountById } from '../customers/accounts.ts';
import { hashOf } from '../identity/token.ts';
import { changeById, keepLink, type Side } from './emailChangeRepository.ts';

/** Kinds of mail in the outbox. */
export const LETTERS = {
  confirmNewEmail: 'confirm new email',
  emailIsToChange: 'email is to change',
  emailChangedNew: 'email changed, to the new one',
  emailChangedOld: 'email changed, to the old one',
  phoneChanged: 'phone changed',
  safeContactChanged: 'safe contact changed',
} as const;

/** Writes the mails about changes of the account at the moment they are sent. */
export function accountLetters(
  {
    database,
    clock,
    emailChangeDays,
  }: Pick<Deps, 'database' | 'clock'> & { readonly emailChangeDays: EmailChangeDays },
  letterheadOf: LetterheadOf,
): Readonly<Record<string, MailWriter>> {
  const mail = async (customerId: string, name: MailName, details: MailDetails) =>
    writeMail(await letterheadOf(customerId), name, details);
  const found = async (customerId: string, about: string | null) => {
    const [account, change] = await Promise.all([
      accountById(database, customerId),
      about === null ? null : changeById(database, customerId, about),
    ]);
    return account && change ? { account, change, name: account.user.firstName } : null;
  };
  /** The link is made now, so that only its hash is ever kept. */
  const linkFor = async (change: Parameters<typeof keepLink>[1], side: Side) => {
    const token = randomBytes(32).toString('base64url');
    await keepLink(database, change, side, hashOf(token));
    return `/email-change?token=${token}`;
  };

  return {
    [LETTERS.confirmNewEmail]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of || of.change.hasEnded) return null;
      const { newEmail } = of.change;
      if (await accountByEmail(database, newEmail))
        return mail(customerId, 'emailHasAccount', { to: newEmail, path: '/login' });
      const path = await linkFor(of.change, 'new');
      // Without the name: the address may be a stranger's, by a slip of the finger.
      return mail(customerId, 'confirmNewEmail', { to: newEmail, path });
    },
    [LETTERS.emailIsToChange]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of || of.change.hasEnded) return null;
      const path = await linkFor(of.change, 'old');
      // It is being told now, unless it was before.
      const oldToldAt = of.change.oldToldAt ?? clock.now();
      const countsOn = countsWithoutOldFrom({ oldToldAt }, emailChangeDays) ?? clock.now();
      const values = { day: sayDay(isoDate(londonDate(countsOn))) };
      const to = of.change.oldEmail;
      return mail(customerId, 'emailIsToChange', { to, path, firstName: of.name, values });
    },
    [LETTERS.emailChangedNew]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of) return null;
      const to = of.change.newEmail;
      return mail(customerId, 'emailChangedNew', { to, path: '/login', firstName: of.name });
    },
    [LETTERS.emailChangedOld]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of) return null;
      const to = of.change.oldEmail;
      return mail(customerId, 'emailChangedOld', { to, path: '/login', firstName: of.name });
    },
    [LETTERS.phoneChanged]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { email: to, user } = account;
      return mail(customerId, 'phoneChanged', { to, path: '/account', firstName: user.firstName });
    },
    [LETTERS.safeContactChanged]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { email: to, user } = account;
      return mail(customerId, 'safeContactChanged', { to, path: '/account', firstName: user.firstName });
    },
    [WITHDRAWN_MAIL]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { email: to, user } = account;
      return mail(customerId, 'agreementWithdrawn', { to, path: '/account', firstName: user.firstName });
    },
  };
}
