import type { MailName } from '@towpath/contracts/content/mails.ts';
import type { Deps } from '../../deps.ts';
import { type LetterheadOf, type MailDetails, writeMail } from '../../partners/mail/writeMail.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { type Account, accountById } from '../customers/accounts.ts';
import { newPasswordLink, RESET_LINK_HOURS, sayLinkLife, WELCOME_LINK_HOURS } from './passwordLinks.ts';
import { codesLeft } from './second-factor/state.ts';

/** Kinds of mail in the outbox. */
export const LETTERS = {
  welcome: 'welcome',
  passwordReset: 'password reset',
  passwordChosen: 'password chosen',
  passwordUpdated: 'password updated',
  secondFactorAdded: 'second factor added',
  secondFactorRemoved: 'second factor removed',
  recoveryCodeUsed: 'recovery code used',
  wrongCodes: 'wrong codes',
} as const;

/**
 * The form that registers a person sets their password with a second call straight after. The welcome waits
 * for it, so that it only offers a link to choose one to people who have none.
 */
export const WELCOME_DELAY = 3000;

/** Writes the mails of sessions and passwords at the moment they are sent. */
export function identityLetters(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  letterheadOf: LetterheadOf,
): Readonly<Record<string, MailWriter>> {
  type Part = {
    readonly name: MailName;
    readonly path: string;
    readonly values?: NonNullable<MailDetails['values']>;
  };
  const toAccount = (part: (account: Account) => Promise<Part>): MailWriter => {
    return async customerId => {
      const account = await accountById(database, customerId);
      if (!account) return null;
      const { name, ...details } = await part(account);
      const { firstName } = account.user;
      return writeMail(await letterheadOf(customerId), name, { ...details, to: account.email, firstName });
    };
  };
  const linkFor = async ({ customerId }: Account, hours: number) => {
    const token = await newPasswordLink(database, customerId, clock.now(), hours);
    return { path: `/reset-password?token=${token}`, values: { life: sayLinkLife(hours) } };
  };

  return {
    [LETTERS.welcome]: toAccount(async account =>
      account.passwordHash === null
        ? { name: 'welcomeWithoutPassword', ...(await linkFor(account, WELCOME_LINK_HOURS)) }
        : { name: 'welcome', path: '/login' },
    ),
    [LETTERS.passwordReset]: toAccount(async account => ({
      name: 'passwordReset',
      ...(await linkFor(account, RESET_LINK_HOURS)),
    })),
    [LETTERS.passwordChosen]: toAccount(async () => ({ name: 'passwordChosen', path: '/login' })),
    [LETTERS.passwordUpdated]: toAccount(async () => ({ name: 'passwordUpdated', path: '/login' })),
    [LETTERS.secondFactorAdded]: toAccount(async () => ({ name: 'secondFactorAdded', path: '/account' })),
    [LETTERS.secondFactorRemoved]: toAccount(async () => ({ name: 'secondFactorRemoved', path: '/account' })),
    [LETTERS.wrongCodes]: toAccount(async () => ({ name: 'wrongCodes', path: '/reset-password' })),
    [LETTERS.recoveryCodeUsed]: toAccount(async ({ customerId }) => ({
      name: 'recoveryCodeUsed',
      path: '/account',
      values: { left: String(await codesLeft(database, customerId)) },
    })),
  };
}
