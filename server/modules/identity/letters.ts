import type { Deps } from '../../deps.ts';
import { mailOf } from '../../partners/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { newPasswordLink, RESET_LINK_HOURS, sayLinkLife, WELCOME_LINK_HOURS } from './passwordLinks.ts';
import { type Account, accountById } from './people.ts';

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

const HELP = {
  heading: 'Would you like to talk first?',
  text: 'Reply to this email and we’ll get back to you.',
};
const NOT_ME = {
  heading: 'Was this not you?',
  text: 'Reply to this email and tell us. We’ll look into it with you.',
};

/** Writes the mails of sessions and passwords at the moment they are sent. */
export function identityLetters(
  { database, clock, config }: Deps,
  brand: string,
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
      const heading = greeting('Your answers are saved', account);
      if (account.passwordHash !== null) {
        return {
          subject: 'Your next step',
          heading,
          lines: ['Log in with your email and your password to carry on, on any phone or computer.'],
          button: { label: 'Carry on', url: `${config.publicUrl}/login` },
          help: HELP,
        };
      }
      return {
        subject: 'Your next step',
        heading,
        lines: ['Choose a password. Then you can carry on at any time, on any phone or computer.'],
        button: { label: 'Choose a password', url: await linkFor(account, WELCOME_LINK_HOURS) },
        note: `This link works once, for ${sayLinkLife(WELCOME_LINK_HOURS)}.`,
        help: HELP,
      };
    }),
    [LETTERS.passwordReset]: toAccount(async account => ({
      subject: 'Your new password',
      heading: greeting('Choose a new password', account),
      lines: ['You asked for a link to choose a new password. Here it is.'],
      button: { label: 'Choose a new password', url: await linkFor(account, RESET_LINK_HOURS) },
      note: `This link works once, for ${sayLinkLife(RESET_LINK_HOURS)}. If you did not ask for it, you can leave this email: your password stays as it is.`,
      help: HELP,
    })),
    [LETTERS.passwordUpdated]: toAccount(async account => ({
      subject: 'Your password was changed',
      heading: greeting('Your password was changed', account),
      lines: ['You can log in with your email and your new password.'],
      button: { label: 'Log in', url: `${config.publicUrl}/login` },
      help: NOT_ME,
    })),
  };
}

function greeting(words: string, { user }: Account): string {
  return user.firstName === '' ? words : `${words}, ${user.firstName}`;
}
