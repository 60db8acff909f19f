import { CAREFUL_SAFE_CONTACT, type SafeContact } from '@towpath/domain/people/safeContact.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { setPhone } from '../customers/accounts.ts';
import { LETTERS } from './letters.ts';
import { keepSafeContact, toldSafeContact } from './safeContact.ts';

/** How a person can be reached now; undefined where it is not known. */
type Known = { readonly contactNumber: string | null; readonly safeContact: SafeContact | null };

/**
 * Gives an account the number of now. Where that is not known nobody is rung at the one of a restored back-up, which may
 * be another's; a mail asks the person to look.
 */
export async function loseOldPhone(
  trx: DatabaseTransaction,
  outbox: Pick<Outbox, 'add'>,
  customerId: string,
  known: Known | undefined,
  now: Date,
): Promise<void> {
  await setPhone(trx, customerId, known?.contactNumber ?? null, now);
  if (!known) await outbox.add(trx, customerId, LETTERS.safeContactChanged, now);
}

/**
 * The same for how they can be reached safely: where that is not known, nobody rings, nothing is said, and a mail in
 * neutral words asks the person to look.
 */
export async function loseOldSafeContact(
  trx: DatabaseTransaction,
  outbox: Pick<Outbox, 'add'>,
  customerId: string,
  known: Known | undefined,
  now: Date,
): Promise<void> {
  if (known?.safeContact) {
    await keepSafeContact(trx, customerId, known.safeContact, now);
    return;
  }
  const times = (await toldSafeContact(trx, customerId))?.times ?? [];
  await keepSafeContact(trx, customerId, { ...CAREFUL_SAFE_CONTACT, times }, now);
  await loseOldPhone(trx, outbox, customerId, undefined, now);
}
