import { randomBytes } from 'node:crypto';
import { countsWithoutOldFrom } from '@towpath/domain/people/emailChange.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { Deps } from '../../deps.ts';
import { mailOf } from '../../partners/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountByEmail, accountById } from '../customers/accounts.ts';
import { hashOf } from '../identity/token.ts';
import { changeById, keepLink, type Side } from './emailChangeRepository.ts';
import { words } from './words.ts';

/** Kinds of mail in the outbox. */
export const LETTERS = {
  confirmNewEmail: 'confirm new email',
  emailIsToChange: 'email is to change',
  emailChangedNew: 'email changed, to the new one',
  emailChangedOld: 'email changed, to the old one',
  phoneChanged: 'phone changed',
} as const;

/** Writes the mails about changes of the account at the moment they are sent. */
export function accountLetters(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  brand: string,
): Readonly<Record<string, MailWriter>> {
  const mail = (letter: Parameters<typeof mailOf>[0], to: string) =>
    mailOf(letter, to, config.publicUrl, brand);
  const at = (path: string) => `${config.publicUrl}${path}`;
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
    return at(`/email-change?token=${token}`);
  };

  return {
    [LETTERS.confirmNewEmail]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of || of.change.hasEnded) return null;
      const { newEmail } = of.change;
      if (await accountByEmail(database, newEmail)) {
        const { button, ...letter } = words.emailHasAccount;
        return mail({ ...letter, button: { label: button, url: at('/login') } }, newEmail);
      }
      const { heading, button, ...letter } = words.confirmNewEmail;
      const url = await linkFor(of.change, 'new');
      return mail({ ...letter, heading: heading(of.name), button: { label: button, url } }, newEmail);
    },
    [LETTERS.emailIsToChange]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of || of.change.hasEnded) return null;
      const { heading, button, note, ...letter } = words.emailIsToChange;
      const url = await linkFor(of.change, 'old');
      const day = sayDay(isoDate(londonDate(countsWithoutOldFrom(of.change))));
      return mail(
        { ...letter, heading: heading(of.name), button: { label: button, url }, note: note(day) },
        of.change.oldEmail,
      );
    },
    [LETTERS.emailChangedNew]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of) return null;
      const { heading, button, toNew, toOld: _, ...letter } = words.emailChanged;
      return mail(
        { ...letter, heading: heading(of.name), lines: toNew, button: { label: button, url: at('/login') } },
        of.change.newEmail,
      );
    },
    [LETTERS.emailChangedOld]: async (customerId, about) => {
      const of = await found(customerId, about);
      if (!of) return null;
      const { heading, button, toOld, toNew: _, ...letter } = words.emailChanged;
      return mail(
        { ...letter, heading: heading(of.name), lines: toOld, button: { label: button, url: at('/login') } },
        of.change.oldEmail,
      );
    },
    [LETTERS.phoneChanged]: async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { heading, button, ...letter } = words.phoneChanged;
      return mail(
        {
          ...letter,
          heading: heading(account.user.firstName),
          button: { label: button, url: at('/account') },
        },
        account.email,
      );
    },
  };
}
