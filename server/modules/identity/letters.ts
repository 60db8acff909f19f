import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { Deps } from '../../deps.ts';
import { mailOf } from '../../partners/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { type Account, accountById } from '../customers/accounts.ts';
import { newPasswordLink, RESET_LINK_HOURS, sayLinkLife, WELCOME_LINK_HOURS } from './passwordLinks.ts';
import { words } from './words.ts';

/** Kinds of mail in the outbox. */
export const LETTERS = {
  welcome: 'welcome',
  passwordReset: 'password reset',
  passwordUpdated: 'password updated',
} as const;

/**
 * The form that registers a person sets their password with a second call straight after. The welcome waits
 * for it, so that it only offers a link to choose one to people who have none.
 */
export const WELCOME_DELAY = 3000;

/** Writes the mails of sessions and passwords at the moment they are sent. */
export function identityLetters(
  { database, clock, config }: Deps,
  brand: BrandLook,
): Readonly<Record<string, MailWriter>> {
  const toAccount = (write: (account: Account) => Promise<Parameters<typeof mailOf>[0]>): MailWriter => {
    return async customerId => {
      const account = await accountById(database, customerId);
      return account && mailOf(await write(account), account.email, config.publicUrl, brand);
    };
  };
  const linkFor = async ({ customerId }: Account, hours: number) => {
    const token = await newPasswordLink(database, customerId, clock.now(), hours);
    return `${config.publicUrl}/reset-password?token=${token}`;
  };

  return {
    [LETTERS.welcome]: toAccount(async account => {
      const { subject, heading, withPassword, withoutPassword, help } = words.welcome;
      const letter = { subject, heading: heading(account.user.firstName), help };
      if (account.passwordHash !== null) {
        const { lines, button } = withPassword;
        return { ...letter, lines, button: { label: button, url: `${config.publicUrl}/login` } };
      }
      const { lines, button, note } = withoutPassword;
      return {
        ...letter,
        lines,
        button: { label: button, url: await linkFor(account, WELCOME_LINK_HOURS) },
        note: note(sayLinkLife(WELCOME_LINK_HOURS)),
      };
    }),
    [LETTERS.passwordReset]: toAccount(async account => {
      const { heading, button, note, ...letter } = words.passwordReset;
      return {
        ...letter,
        heading: heading(account.user.firstName),
        button: { label: button, url: await linkFor(account, RESET_LINK_HOURS) },
        note: note(sayLinkLife(RESET_LINK_HOURS)),
      };
    }),
    [LETTERS.passwordUpdated]: toAccount(async account => {
      const { heading, button, ...letter } = words.passwordUpdated;
      return {
        ...letter,
        heading: heading(account.user.firstName),
        button: { label: button, url: `${config.publicUrl}/login` },
      };
    }),
  };
}
