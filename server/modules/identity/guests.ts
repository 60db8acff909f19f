import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import type { Claim } from '../../platform/http/who.ts';
import { addGuest, type GuestContact } from '../customers/accounts.ts';
import { noteSeen } from '../customers/retained.ts';
import { newToken, readToken } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A guest who stays away this long starts over. Each visit restarts the count. */
export const GUEST_DAYS = 30;

type GuestClaim = Extract<Claim, { kind: 'guest' }>;

export type GuestSession = { readonly basicAuthToken: string; readonly customerId: string };

/** Creates a guest and a credential for them. */
export async function startGuest(
  database: Database | DatabaseTransaction,
  now: Date,
  contact: GuestContact = {},
): Promise<GuestSession> {
  const id = await addGuest(database, now, contact);
  const { token, hash } = newToken(id);
  await database
    .insertInto('guest_credentials')
    .values({ customer_id: id, token_hash: hash, expires_at: inDays(now, GUEST_DAYS) })
    .execute();
  return { basicAuthToken: token, customerId: id };
}

/** What a basic token claims. It is accepted directly as long as its row does not need extending today. */
export function guestClaim(basicAuthToken: string, now: Date): GuestClaim | null {
  const read = readToken(basicAuthToken);
  return (
    read && {
      kind: 'guest',
      customerId: read.customerId,
      tokenHash: read.hash,
      lastsBeyond: inDays(now, GUEST_DAYS - 1),
    }
  );
}

const FIND_CREDENTIAL = {
  name: 'guest-credential',
  text: `select expires_at from guest_credentials
    where customer_id = $1 and token_hash = $2 and expires_at > $3`,
};

/**
 * Whether a guest's claim is valid. Use keeps the credential alive; the extension is written at most once a
 * day.
 */
export async function guestHolds(
  database: Database,
  run: RunQuery,
  { customerId, tokenHash, lastsBeyond }: GuestClaim,
  now: Date,
): Promise<boolean> {
  const [row] = await run<{ expires_at: Date }>(FIND_CREDENTIAL, [customerId, tokenHash, now]);
  if (!row) return false;
  if (row.expires_at <= lastsBeyond) {
    await database
      .updateTable('guest_credentials')
      .set({ expires_at: inDays(now, GUEST_DAYS) })
      .where('customer_id', '=', customerId)
      .where('token_hash', '=', tokenHash)
      .execute();
    await noteSeen(database, customerId, now);
  }
  return true;
}

/** Ends one credential. An unknown one is ignored, since the result is the same. */
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
