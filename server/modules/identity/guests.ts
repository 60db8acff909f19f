import type { Database, DatabaseTransaction } from '../../platform/database.ts';
import { newToken, readToken } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A guest who stays away this long starts anew. Each visit begins the count again. */
export const GUEST_DAYS = 30;

export type GuestSession = { readonly basicAuthToken: string; readonly customerId: string };

/** Makes a guest of their own and a credential for them. */
export async function startGuest(
  database: Database | DatabaseTransaction,
  now: Date,
  contact: { forename?: string; surname?: string | null; contact_number?: string } = {},
): Promise<GuestSession> {
  const { id } = await database
    .insertInto('customers')
    .values({ ...contact, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token, hash } = newToken(id);
  await database
    .insertInto('guest_credentials')
    .values({ customer_id: id, token_hash: hash, expires_at: inDays(now, GUEST_DAYS) })
    .execute();
  return { basicAuthToken: token, customerId: id };
}

/** The guest a basic token belongs to, or null. Being used keeps it alive, written at most once a day. */
export async function guestOf(database: Database, basicAuthToken: string, now: Date): Promise<string | null> {
  const read = readToken(basicAuthToken);
  if (!read) return null;
  const row = await database
    .selectFrom('guest_credentials')
    .select('expires_at')
    .where('customer_id', '=', read.customerId)
    .where('token_hash', '=', read.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (row.expires_at < inDays(now, GUEST_DAYS - 1)) {
    await database
      .updateTable('guest_credentials')
      .set({ expires_at: inDays(now, GUEST_DAYS) })
      .where('customer_id', '=', read.customerId)
      .where('token_hash', '=', read.hash)
      .execute();
  }
  return read.customerId;
}

/** Ends one credential. One that is not ours is let pass: the end is the same. */
export async function endGuestCredential(database: Database, basicAuthToken: string): Promise<void> {
  const read = readToken(basicAuthToken);
  if (!read) return;
  await database
    .deleteFrom('guest_credentials')
    .where('customer_id', '=', read.customerId)
    .where('token_hash', '=', read.hash)
    .execute();
}

/** Ends every basic token of a person, when they become a customer. */
export async function endGuestCredentialsOf(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('guest_credentials').where('customer_id', '=', customerId).execute();
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}
