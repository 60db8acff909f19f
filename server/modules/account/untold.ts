import type { Deps } from '../../deps.ts';
import { wasNotedSince } from '../../platform/audit/wasNotedSince.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { knownContact } from '../customers/contact.ts';
import { toldSafeContact } from './safeContact.ts';
import { addTextNotice, type TextNotice } from './textNotices.ts';

/** A number that is newer may be that of whoever has the password, and tells the person nothing. */
const TRUSTED_AFTER_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Tells the phone of a person what a mail could not tell them. Adds nothing where there is no number, where it is new,
 * or where text messages are off.
 *
 * @returns whether there is a phone to tell
 */
export async function tellPhoneInstead(
  { messageSender }: Pick<Deps, 'messageSender'>,
  trx: DatabaseTransaction,
  notice: Pick<TextNotice, 'customerId' | 'kind' | 'about'>,
  at: Date,
): Promise<boolean> {
  const phone = await trustedPhone(trx, notice.customerId, at);
  if (!messageSender || phone === null) return false;
  const safe = await toldSafeContact(trx, notice.customerId);
  await addTextNotice(trx, { ...notice, phone, times: safe?.times ?? [] }, at);
  return true;
}

async function trustedPhone(
  on: Database | DatabaseTransaction,
  customerId: string,
  now: Date,
): Promise<string | null> {
  const since = new Date(now.getTime() - TRUSTED_AFTER_DAYS * DAY);
  if (await wasNotedSince(on, customerId, { kind: 'details changed', facts: { what: 'phone' } }, since))
    return null;
  return (await knownContact(on, customerId)).number;
}
