import { type DetailsFromAnswer, keepsNumber } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import { displayName } from '@towpath/domain/people/names.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { setPhone } from './accounts.ts';

/**
 * Stores with the person what an answer says about them, so that nothing is asked twice. The number of an account
 * stays once it has one: only the page of the account changes it. Where an answer changes another detail of an account,
 * the audit log says so, as it does of a change on its page.
 */
export async function storeDetails(
  trx: DatabaseTransaction,
  customerId: string,
  { forename, contactNumber, dateOfBirth }: DetailsFromAnswer,
  at: Date,
): Promise<void> {
  if (contactNumber !== undefined) await learnNumber(trx, customerId, contactNumber, at);
  const said = {
    ...(forename === undefined ? {} : { forename }),
    ...(dateOfBirth === undefined ? {} : { date_of_birth: dateOfBirth }),
  };
  if (Object.keys(said).length === 0) return;
  const before = await trx
    .selectFrom('customers')
    .select(['registered_at', 'forename', 'date_of_birth'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  await trx.updateTable('customers').set(said).where('id', '=', customerId).execute();
  if (before?.registered_at == null) return;
  const changed = [
    ...(forename === undefined || forename === before.forename ? [] : (['name'] as const)),
    ...(dateOfBirth === undefined || dateOfBirth === before.date_of_birth
      ? []
      : (['date of birth'] as const)),
  ];
  for (const what of changed) await note(trx, { customerId, kind: 'details changed', at, facts: { what } });
}

/** An answer needs no password, so whoever has the session could have calls and notices sent to a phone of theirs. */
async function learnNumber(
  trx: DatabaseTransaction,
  customerId: string,
  contactNumber: string,
  at: Date,
): Promise<void> {
  const person = await trx
    .selectFrom('customers')
    .select(['registered_at', 'contact_number'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const isRegistered = person?.registered_at != null;
  if (keepsNumber({ isRegistered, contactNumber: person?.contact_number ?? null })) return;
  if (isRegistered) {
    await note(trx, { customerId, kind: 'details changed', at, facts: { what: 'phone' } });
  }
  await setPhone(trx, customerId, contactNumber, at);
}

/** The name to ask for and the number to call, each null when it is not known. */
export async function knownContact(
  database: Database | DatabaseTransaction,
  customerId: string,
): Promise<{ readonly name: string | null; readonly number: string | null }> {
  const row = await database
    .selectFrom('customers')
    .select(['forename', 'surname', 'contact_number'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const name = displayName({ forename: row?.forename, surname: row?.surname });
  return { name: name || null, number: row?.contact_number ?? null };
}

/** The whole name of a person, with title and middle names, as it stands on a paper; '' where none is known. */
export async function fullNameOf(database: Database, customerId: string): Promise<string> {
  const row = await database
    .selectFrom('customers')
    .select(['title_id', 'forename', 'middlename', 'surname'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ? displayName({ ...row, title: TITLES.find(({ id }) => id === row.title_id)?.name }) : '';
}

/**
 * Keeps the title and middle names that somebody gave with the name that we know of them. What they left out stays; of
 * another name nothing is kept, since it may be an earlier one.
 */
export async function keepTitleAndMiddleNames(
  trx: DatabaseTransaction,
  customerId: string,
  given: {
    readonly title: string;
    readonly forename: string;
    readonly middleNames: string;
    readonly surname: string;
  },
): Promise<void> {
  const title = TITLES.find(({ name }) => name === given.title);
  const kept = {
    ...(title && { title_id: title.id }),
    ...(given.middleNames !== '' && { middlename: given.middleNames }),
  };
  if (Object.keys(kept).length === 0) return;
  await trx
    .updateTable('customers')
    .set(kept)
    .where('id', '=', customerId)
    .where(sql`lower(forename)`, '=', given.forename.toLowerCase())
    .where(sql`lower(surname)`, '=', given.surname.toLowerCase())
    .execute();
}

/** The date of birth that is kept with the person; null when it is not known. */
export async function birthDateOf(database: Database, customerId: string): Promise<CalendarDate | null> {
  const row = await database
    .selectFrom('customers')
    .select('date_of_birth')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return readIsoDate(row?.date_of_birth ?? '');
}
