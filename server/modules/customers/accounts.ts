import type { SessionUser } from '@towpath/contracts/api/session.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { callsFollowNumber } from '../callbacks/following.ts';

/** Validated names; one that was not asked for is left out and stays unchanged. */
export type Names = {
  readonly titleId?: number | null;
  readonly firstName?: string;
  readonly middleName?: string | null;
  readonly lastName?: string;
};

/** What a partner told us of a guest. */
export type GuestContact = {
  readonly title_id?: number | null;
  readonly forename?: string;
  readonly middlename?: string | null;
  readonly surname?: string | null;
  readonly contact_number?: string;
};

export type Account = {
  readonly customerId: string;
  readonly email: string;
  readonly passwordHash: string | null;
  /** Null for a guest. */
  readonly registeredAt: Date | null;
  readonly user: SessionUser;
};

const ACCOUNT = ['id', 'forename', 'surname', 'email', 'password_hash', 'registered_at'] as const;

type Row = {
  id: string;
  forename: string | null;
  surname: string | null;
  email: string | null;
  password_hash: string | null;
  registered_at: Date | null;
};

/** Adds a person who has no account yet, and gives their id. */
export async function addGuest(database: Database, now: Date, contact: GuestContact): Promise<string> {
  const { id } = await database
    .insertInto('customers')
    .values({ ...contact, created_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The account with an email, ignoring case, as part of another module's statement. */
export function customersOf(database: Database, email: string) {
  return database
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .as('customer');
}

/** The account with an email, ignoring case; null when there is none. */
export async function accountByEmail(database: Database, email: string): Promise<Account | null> {
  const row = await database
    .selectFrom('customers')
    .select(ACCOUNT)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The account of a person; null for a guest. */
export async function accountById(
  database: Database | DatabaseTransaction,
  customerId: string,
): Promise<Account | null> {
  const row = await database
    .selectFrom('customers')
    .select(ACCOUNT)
    .where('id', '=', customerId)
    .where('registered_at', 'is not', null)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Numbers of the accounts whose email ends so, in small letters. */
export async function accountsWithEmailAt(database: Database, ending: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('customers')
    .select('id')
    .where('email_key', 'like', `%${ending}`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many accounts have no password, so that nobody logs into them without a mailed link. */
export async function accountsWithoutPassword(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email_key', 'is not', null)
    .where('password_hash', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a person sees of their own account. */
export type AccountDetails = {
  readonly title: string | null;
  readonly forename: string | null;
  readonly middlename: string | null;
  readonly surname: string | null;
  readonly email: string;
  readonly contactNumber: string | null;
  readonly hasPassword: boolean;
  readonly passwordSetAt: Date | null;
};

/** The details of a person's account; null for a guest. */
export async function accountDetails(database: Database, customerId: string): Promise<AccountDetails | null> {
  const row = await database
    .selectFrom('customers')
    .select([
      'title_id',
      'forename',
      'middlename',
      'surname',
      'email',
      'contact_number',
      'password_hash',
      'password_set_at',
    ])
    .where('id', '=', customerId)
    .where('registered_at', 'is not', null)
    .executeTakeFirst();
  return row
    ? {
        title: TITLES.find(({ id }) => id === row.title_id)?.name ?? null,
        forename: row.forename,
        middlename: row.middlename,
        surname: row.surname,
        email: row.email ?? '',
        contactNumber: row.contact_number,
        hasPassword: row.password_hash !== null,
        passwordSetAt: row.password_set_at,
      }
    : null;
}

/** How a person, guest or not, is called and reached, with the parts of their name; empty for what is not known. */
export type DetailsNow = {
  readonly title: string;
  readonly forename: string;
  readonly middlename: string;
  readonly surname: string;
  readonly contactNumber: string | null;
  readonly email: string | null;
  readonly isRegistered: boolean;
};

/** The details of a person, held until the transaction ends where `on` is one; null for nobody. */
export async function detailsNow(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<DetailsNow | null> {
  const row = await on
    .selectFrom('customers')
    .select(['title_id', 'forename', 'middlename', 'surname', 'contact_number', 'email', 'registered_at'])
    .where('id', '=', customerId)
    .$if(on.isTransaction, query => query.forUpdate())
    .executeTakeFirst();
  return row
    ? {
        title: TITLES.find(({ id }) => id === row.title_id)?.name ?? '',
        forename: row.forename ?? '',
        middlename: row.middlename ?? '',
        surname: row.surname ?? '',
        contactNumber: row.contact_number,
        email: row.email,
        isRegistered: row.registered_at !== null,
      }
    : null;
}

/** Stores the names of a person; a guest stays a guest. */
export async function storeNames(
  trx: DatabaseTransaction,
  customerId: string,
  names: Names,
): Promise<SessionUser> {
  const row = await trx
    .updateTable('customers')
    .set(columnsOf(names))
    .where('id', '=', customerId)
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow();
  return userOf(row);
}

/**
 * Turns a guest into a customer, in the same row, so that everything they did stays theirs. Null when they
 * are one already. PostgreSQL refuses an email that has an account; `isEmailTaken` recognises that refusal.
 */
export async function makeCustomer(
  trx: DatabaseTransaction,
  customerId: string,
  names: Names,
  email: string,
  now: Date,
): Promise<SessionUser | null> {
  const row = await trx
    .updateTable('customers')
    .set({ ...columnsOf(names), email, email_key: emailKey(email), registered_at: now })
    .where('id', '=', customerId)
    .where('registered_at', 'is', null)
    .returning(ACCOUNT)
    .executeTakeFirst();
  return row ? userOf(row) : null;
}

/** Whether a statement was refused because the email belongs to another customer. */
export function isEmailTaken(fault: unknown): boolean {
  return fault instanceof Error && 'constraint' in fault && fault.constraint === 'customers_email_key_key';
}

/** Sets the password of a customer. */
export async function setPassword(
  trx: DatabaseTransaction,
  customerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('id', '=', customerId)
    .execute();
}

/** Sets the password of a customer who has none. Returns whether they had none. */
export async function setFirstPassword(
  trx: DatabaseTransaction,
  customerId: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('id', '=', customerId)
    .where('password_hash', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Leaves a customer without a password. */
export async function removePassword(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ password_hash: null, password_set_at: null })
    .where('id', '=', customerId)
    .execute();
}

/** Gives a customer another email. PostgreSQL refuses one that has an account; `isEmailTaken` recognises that. */
export async function setEmail(trx: DatabaseTransaction, customerId: string, email: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', customerId)
    .execute();
}

/** Stores the number to ring, or none; calls that wait for the person go there. Gives the one before. */
export async function setPhone(
  trx: DatabaseTransaction,
  customerId: string,
  contactNumber: string | null,
  at: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('customers')
    .select('contact_number')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .updateTable('customers')
    .set({ contact_number: contactNumber })
    .where('id', '=', customerId)
    .execute();
  const number = before?.contact_number ?? null;
  await callsFollowNumber(trx, customerId, number, contactNumber, at);
  return number;
}

function columnsOf({ titleId, firstName, middleName, lastName }: Names): GuestContact {
  return {
    ...(titleId === undefined ? {} : { title_id: titleId }),
    ...(firstName === undefined ? {} : { forename: firstName }),
    ...(middleName === undefined ? {} : { middlename: middleName }),
    ...(lastName === undefined ? {} : { surname: lastName }),
  };
}

function accountOf(row: Row): Account {
  return {
    customerId: row.id,
    email: row.email ?? '',
    passwordHash: row.password_hash,
    registeredAt: row.registered_at,
    user: userOf(row),
  };
}

/** The session user of the specification; a name that was never given is empty. */
function userOf(row: Row): SessionUser {
  return {
    userId: row.id,
    firstName: row.forename ?? '',
    lastName: row.surname ?? '',
    email: row.email ?? '',
  };
}

/** The people who have an account, as part of another module's statement. */
export function registeredCustomers(database: Database) {
  return database
    .selectFrom('customers')
    .select('id as customer_id')
    .where('registered_at', 'is not', null)
    .as('people');
}
