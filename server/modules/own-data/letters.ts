import { salutation } from '@towpath/domain/people/names.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type Letter, mailOf } from '../../partners/mail/letter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { type Account, accountById } from '../customers/accounts.ts';
import { answerByOf, CORRECTION_MAIL } from './corrections.ts';
import { CANCELLED_MAIL, ERASURE_MAIL, erasureOf, newKeepToken } from './erasures.ts';
import { words } from './words.ts';

/** Writes the mails about what people ask of their own data, at the moment they are sent. */
export function ownDataLetters(deps: {
  readonly database: Database;
  readonly publicUrl: string;
  readonly brand: string;
}): Readonly<Record<string, MailWriter>> {
  const { database, publicUrl, brand } = deps;
  const toAccount =
    (write: (account: Account, about: string | null) => Promise<Letter | null>): MailWriter =>
    async (customerId, about) => {
      const account = await accountById(database, customerId);
      const letter = account && (await write(account, about));
      return letter && mailOf(letter, account.email, publicUrl, brand);
    };
  return {
    [ERASURE_MAIL]: toAccount(async ({ customerId, user }) => {
      const asked = await erasureOf(database, customerId);
      const token = asked && (await newKeepToken(database, customerId));
      if (!asked || !token) return null;
      const { subject, heading, lines, button, help } = words.erasureAsked;
      return {
        subject,
        heading: heading(salutation(user.firstName)),
        lines: lines(sayDay(asked.eraseOn)),
        button: { label: button, url: `${publicUrl}/keep-account?token=${token}` },
        help,
      };
    }),
    [CANCELLED_MAIL]: toAccount(async () => {
      const { button, ...letter } = words.erasureCancelled;
      return { ...letter, button: { label: button, url: `${publicUrl}/login` } };
    }),
    [CORRECTION_MAIL]: toAccount(async ({ customerId, user }, about) => {
      const day = about === null ? undefined : await answerByOf(database, customerId, about);
      if (day === undefined) return null;
      const { subject, heading, lines, button, help } = words.correctionAsked;
      return {
        subject,
        heading: heading(salutation(user.firstName)),
        lines: lines(sayDay(day)),
        button: { label: button, url: `${publicUrl}/account` },
        help,
      };
    }),
  };
}
