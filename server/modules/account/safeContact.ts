import {
  checkSaying,
  type SafeContact,
  safeTimesIn,
  UNTOLD_SAFE_CONTACT,
} from '@towpath/domain/people/safeContact.ts';
import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { SafeContacts } from '../../platform/database/database.generated.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { callsFollowSafeContact } from '../callbacks/following.ts';
import { requireConfirmation } from '../identity/confirmations.ts';
import type { Caller } from './emailChanges.ts';
import { LETTERS } from './letters.ts';

/** What a person says of it: what they changed. The rest stays as it is. */
type GivenContact = { readonly [Name in keyof SafeContact]?: SafeContact[Name] | undefined };

const COLUMNS = [
  'may_ring',
  'times',
  'leaves_voicemail',
  'has_neutral_words',
  'says',
  'has_way_out',
] as const;
type Row = Pick<Selectable<SafeContacts>, (typeof COLUMNS)[number]>;

/** How a person can be reached safely; where they have said nothing, what holds for everybody, and on this device. */
export async function safeContactOf(
  on: Database,
  customerId: string,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<SafeContact> {
  return (await toldSafeContact(on, customerId)) ?? untoldOn(cookies);
}

/** What holds where a person has said nothing, in a browser that keeps these cookies. */
function untoldOn(cookies: Readonly<Record<string, string | undefined>>): SafeContact {
  return { ...UNTOLD_SAFE_CONTACT, neutralWords: Boolean(cookies.plainTitles) };
}

/** The same, null where they have said nothing. */
export async function toldSafeContact(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<SafeContact | null> {
  const row = await on
    .selectFrom('safe_contacts')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? contactOf(row) : null;
}

/** The same of many people at once: of those who have told. */
export async function toldSafeContacts(
  on: Database,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, SafeContact>> {
  if (customerIds.length === 0) return new Map();
  const rows = await on
    .selectFrom('safe_contacts')
    .select(['customer_id', ...COLUMNS])
    .where('customer_id', 'in', [...new Set(customerIds)])
    .execute();
  return new Map(rows.map(row => [row.customer_id, contactOf(row)]));
}

function contactOf(row: Row): SafeContact {
  return {
    mayRing: row.may_ring,
    times: safeTimesIn(row.times),
    voicemail: row.leaves_voicemail,
    neutralWords: row.has_neutral_words,
    says: row.says,
    wayOut: row.has_way_out,
  };
}

/** Whether mails to a person must not say what the service is about. */
export async function wantsNeutralWords(on: Database, customerId: string): Promise<boolean> {
  return (await toldSafeContact(on, customerId))?.neutralWords ?? false;
}

/**
 * Keeps what is given of it, and tells the email, in neutral words whatever is chosen.
 *
 * @param cookies of the browser that it is said in: they hold where nothing was said before
 * @returns all of it as it is now
 * @throws ApiError CONFIRMATION_NEEDED, VALIDATION_FAILED at `says`
 */
export async function saveSafeContact(
  { database, clock, outbox }: Pick<Deps, 'database' | 'clock'> & { readonly outbox: Outbox },
  who: Caller,
  { says, ...contact }: GivenContact,
  confirmation: string,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<SafeContact> {
  const saying = checkSaying(says ?? '');
  if (!saying.ok) throw fieldError('says', saying.message);
  const given = says === undefined ? contact : { ...contact, says: saying.value };
  const now = await database.transaction().execute(async trx => {
    const at = clock.now();
    await requireConfirmation(trx, who, confirmation, at);
    const kept = await keepSafeContact(trx, who.customerId, given, at, untoldOn(cookies));
    await note(trx, { ...who, kind: 'details changed', at, facts: { what: 'safe contact' } });
    await outbox.add(trx, who.customerId, LETTERS.safeContactChanged, at);
    return kept;
  });
  outbox.nudge();
  return now;
}

/**
 * Keeps what is given of it; calls that wait are made by it. What is left out stays as it is in the row, not as a page
 * showed it: another page or device may have changed it since.
 *
 * @param untold what holds of the rest where nothing was said before
 * @returns all of it as it is now
 */
export async function keepSafeContact(
  trx: DatabaseTransaction,
  customerId: string,
  contact: GivenContact,
  at: Date,
  untold: SafeContact = UNTOLD_SAFE_CONTACT,
): Promise<SafeContact> {
  const before = (await toldSafeContact(trx, customerId)) ?? untold;
  // What is undefined is no part of the statement.
  const changed = {
    may_ring: contact.mayRing,
    times: contact.times && [...safeTimesIn(contact.times)],
    leaves_voicemail: contact.voicemail,
    has_neutral_words: contact.neutralWords,
    says: contact.says,
    has_way_out: contact.wayOut,
    changed_at: at,
  };
  const first = {
    customer_id: customerId,
    may_ring: changed.may_ring ?? untold.mayRing,
    times: changed.times ?? [...untold.times],
    leaves_voicemail: changed.leaves_voicemail ?? untold.voicemail,
    has_neutral_words: changed.has_neutral_words ?? untold.neutralWords,
    says: changed.says ?? untold.says,
    has_way_out: changed.has_way_out ?? untold.wayOut,
    changed_at: at,
  };
  const row = await trx
    .insertInto('safe_contacts')
    .values(first)
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(changed))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  const now = contactOf(row);
  const { mayRing, times, voicemail, says } = now;
  await callsFollowSafeContact(trx, customerId, { mayRing, times, voicemail, says }, before, at);
  return now;
}
