import {
  checkSaying,
  type SafeContact,
  safeTimesIn,
  UNTOLD_SAFE_CONTACT,
} from '@towpath/domain/people/safeContact.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { callsFollowSafeContact } from '../callbacks/following.ts';
import { requireConfirmation } from '../identity/confirmations.ts';
import type { Caller } from './emailChanges.ts';
import { LETTERS } from './letters.ts';

/** What a person says of it; a page of an earlier release says nothing of calls. */
type GivenContact = Omit<SafeContact, 'mayRing'> & { readonly mayRing?: boolean | undefined };

/** How a person can be reached safely; where they have said nothing, what holds for everybody, and on this device. */
export async function safeContactOf(
  on: Database,
  customerId: string,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<SafeContact> {
  const told = await toldSafeContact(on, customerId);
  return told ?? { ...UNTOLD_SAFE_CONTACT, neutralWords: Boolean(cookies.plainTitles) };
}

/** The same, null where they have said nothing. */
export async function toldSafeContact(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<SafeContact | null> {
  const row = await on
    .selectFrom('safe_contacts')
    .select(['may_ring', 'times', 'leaves_voicemail', 'has_neutral_words', 'says', 'has_way_out'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row
    ? {
        mayRing: row.may_ring,
        times: safeTimesIn(row.times),
        voicemail: row.leaves_voicemail,
        neutralWords: row.has_neutral_words,
        says: row.says,
        wayOut: row.has_way_out,
      }
    : null;
}

/** Whether mails to a person must not say what the service is about. */
export async function wantsNeutralWords(on: Database, customerId: string): Promise<boolean> {
  return (await toldSafeContact(on, customerId))?.neutralWords ?? false;
}

/**
 * Keeps all of it, and tells the email, in neutral words whatever is chosen.
 *
 * @throws ApiError CONFIRMATION_NEEDED, VALIDATION_FAILED at `says`
 */
export async function saveSafeContact(
  { database, clock, outbox }: Pick<Deps, 'database' | 'clock'> & { readonly outbox: Outbox },
  who: Caller,
  contact: GivenContact,
  confirmation: string,
): Promise<void> {
  const says = checkSaying(contact.says ?? '');
  if (!says.ok) throw fieldError('says', says.message);
  await database.transaction().execute(async trx => {
    const at = clock.now();
    await requireConfirmation(trx, who, confirmation, at);
    await keepSafeContact(trx, who.customerId, { ...contact, says: says.value }, at);
    await note(trx, { ...who, kind: 'details changed', at, facts: { what: 'safe contact' } });
    await outbox.add(trx, who.customerId, LETTERS.safeContactChanged, at);
  });
  outbox.nudge();
}

/** Keeps it; calls that wait are made by it. Where it says nothing of calls, they stay allowed or not. */
export async function keepSafeContact(
  trx: DatabaseTransaction,
  customerId: string,
  contact: GivenContact,
  at: Date,
): Promise<void> {
  const times = safeTimesIn(contact.times);
  const before = (await toldSafeContact(trx, customerId)) ?? UNTOLD_SAFE_CONTACT;
  const mayRing = contact.mayRing ?? before.mayRing;
  const row = {
    may_ring: mayRing,
    times: [...times],
    leaves_voicemail: contact.voicemail,
    has_neutral_words: contact.neutralWords,
    says: contact.says,
    has_way_out: contact.wayOut,
    changed_at: at,
  };
  await trx
    .insertInto('safe_contacts')
    .values({ customer_id: customerId, ...row })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(row))
    .execute();
  const { voicemail, says } = contact;
  await callsFollowSafeContact(trx, customerId, { mayRing, times, voicemail, says }, before);
}
