import { type AuditEntry, note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { accountByEmail, accountById, accountsWithEmailAt, setEmail } from '../customers/accounts.ts';
import { LETTERS as IDENTITY_LETTERS } from '../identity/letters.ts';
import { consumePasswordLinksOf } from '../identity/passwordLinks.ts';
import { addEmailChange, endEmailChange, holdChange } from './emailChangeRepository.ts';

/** Nobody has a mailbox there, and no name of a machine may ever end so (RFC 2606). */
const NOWHERE = '@unknown.invalid';

/** The accounts whose email of now nobody knows here, by the numbers of their people. */
export function peopleWithUnknownEmail(database: Database): Promise<readonly string[]> {
  return accountsWithEmailAt(database, NOWHERE);
}

/** Ends the change of email that is under way in a restored back-up: another was asked for since. */
export async function replaceOldChange(
  trx: DatabaseTransaction,
  customerId: string,
  at: Date,
): Promise<void> {
  const change = await holdChange(trx, customerId);
  if (change) await endEmailChange(trx, change, 'replaced', at);
}

/**
 * Takes the email of a restored back-up off an account that has another since: it may be somebody else's. Where neither
 * the new one is known nor the change that was under way, nobody logs in until a person here gives the account its email.
 *
 * @param entry of the audit log, which is written again
 * @param known the email of now, where it is known
 */
export async function loseOldEmail(
  trx: DatabaseTransaction,
  entry: AuditEntry & { readonly customerId: string },
  known: string | undefined,
): Promise<void> {
  const { customerId, at } = entry;
  const account = await accountById(trx, customerId);
  if (account) {
    const underWay = await holdChange(trx, customerId);
    const found = known ?? underWay?.newEmail;
    const isFree = found !== undefined && (await isFreeFor(trx, customerId, found));
    const email = isFree ? found : `${customerId}${NOWHERE}`;
    if (underWay?.newEmail === email) await endEmailChange(trx, underWay, 'changed', at);
    else {
      if (underWay) await endEmailChange(trx, underWay, 'replaced', at);
      await noteChange(trx, { customerId, from: account.email, to: email }, at);
    }
    await setEmail(trx, customerId, email);
    await consumePasswordLinksOf(trx, customerId, at);
  }
  await note(trx, entry);
}

/**
 * Gives an account its email, of which nobody knows here since a restore, and mails a link for a password there.
 *
 * @returns whether it was given; false where its email is known, or where this one has an account
 */
export function giveEmail(
  { database, outbox }: { readonly database: Database; readonly outbox: Pick<Outbox, 'add'> },
  customerId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async trx => {
    const account = await accountById(trx, customerId);
    if (!account?.email.endsWith(NOWHERE) || (await accountByEmail(trx, email))) return false;
    await noteChange(trx, { customerId, from: account.email, to: email }, now);
    await setEmail(trx, customerId, email);
    await note(trx, { kind: 'email changed', at: now, customerId, facts: {} });
    await outbox.add(trx, customerId, IDENTITY_LETTERS.passwordReset, now);
    return true;
  });
}

/** Who writes from the address before is found by it. */
async function noteChange(
  trx: DatabaseTransaction,
  { customerId, from, to }: { readonly customerId: string; readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  const id = await addEmailChange(trx, customerId, from, to, at);
  await endEmailChange(trx, { customerId, id }, 'changed', at);
}

async function isFreeFor(trx: DatabaseTransaction, customerId: string, email: string): Promise<boolean> {
  const owner = await accountByEmail(trx, email);
  return owner === null || owner.customerId === customerId;
}
