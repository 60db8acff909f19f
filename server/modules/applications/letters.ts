import type { MailName } from '@towpath/contracts/content/mails.ts';
import type { ApplicationState } from '@towpath/domain/applications/applicationState.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { accountById } from '../customers/accounts.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { stateOfApplication } from './repository.ts';
import type { OfApplication } from './sealing.ts';

/** The mails to whose application it is: each says that it has come to one of these, and is written while it stands there. */
const MAILS = {
  'application handed over': { name: 'formHandedOver', states: ['handed over'] },
  'application asked again': { name: 'formAskedAgain', states: ['asked again'] },
  'application read': { name: 'formRead', states: ['accepted'] },
  'application sent': { name: 'formSent', states: ['sent'] },
  'application answered': { name: 'formAnswered', states: ['granted', 'refused'] },
} as const satisfies Readonly<
  Record<string, { readonly name: MailName; readonly states: readonly ApplicationState[] }>
>;
type Kind = keyof typeof MAILS;
const KINDS = Object.keys(MAILS) as readonly Kind[];

/** Tells a person that their application has come to a state, where they are told of that; in the transaction that moves it. */
export async function tellOfState(
  trx: DatabaseTransaction,
  { customerId, planId }: OfApplication,
  { state, at }: { readonly state: ApplicationState; readonly at: Date },
): Promise<void> {
  const kind = KINDS.find(one => MAILS[one].states.some(told => told === state));
  if (!kind) return;
  await addMail(trx, { customerId, kind, dueAt: at, about: planId, isUnhurried: false });
}

/**
 * Writes these mails. They say that something is there to be read, and nothing of what it is, for what, or to whom: others
 * may see the inbox. What has gone on by then has a mail of its own.
 */
export function applicationLetters(
  database: Database,
  letterheadOf: LetterheadOf,
): Readonly<Record<string, MailWriter>> {
  const writer =
    ({ name, states }: (typeof MAILS)[Kind]): MailWriter =>
    async (customerId, planId) => {
      const account = await accountById(database, customerId);
      const plan = await planForStaff(database, customerId);
      if (!account || !plan || plan.id !== planId) return null;
      const state = await stateOfApplication(database, { customerId, planId });
      if (!states.some(told => told === state)) return null;
      const { email: to, user } = account;
      return writeMail(await letterheadOf(customerId), name, {
        to,
        path: '/plan/form',
        firstName: user.firstName,
      });
    };
  return Object.fromEntries(KINDS.map(kind => [kind, writer(MAILS[kind])]));
}
