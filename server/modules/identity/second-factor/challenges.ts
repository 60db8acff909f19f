import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { newToken, readToken } from '../token.ts';

const MINUTE = 60_000;
/** Long enough to find the phone and open the app. */
const CHALLENGE_MINUTES = 10;
/** Where the answer was lost, the same code may be given again this long. */
const REPEAT_MILLISECONDS = 30_000;

/** A login that waits for its code. */
export type Challenge = {
  readonly customerId: string;
  readonly hash: Buffer;
  /** How it ended: with which code, as a hash, and when. Null while it waits. */
  readonly used: { readonly at: Date; readonly codeHash: Buffer | null } | null;
};

/** Begins a login that waits for a code, and gives what the caller shows with it. Only its hash is kept. */
export async function newChallenge(trx: DatabaseTransaction, customerId: string, now: Date): Promise<string> {
  const { token, hash } = newToken(customerId);
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE);
  await trx
    .insertInto('login_challenges')
    .values({ customer_id: customerId, token_hash: hash, expires_at: expiresAt })
    .execute();
  return token;
}

/** The login that a token is for; null for one that is over or never was. */
export async function challengeOf(
  on: Database | DatabaseTransaction,
  token: string,
  now: Date,
): Promise<Challenge | null> {
  const read = readToken(token);
  if (!read) return null;
  const row = await on
    .selectFrom('login_challenges')
    .select(['used_at', 'used_code_hash'])
    .where('customer_id', '=', read.customerId)
    .where('token_hash', '=', read.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  return { ...read, used: row.used_at && { at: row.used_at, codeHash: row.used_code_hash } };
}

/** Whether a login that has ended may end again by this code: its answer was lost a moment ago. */
export function mayRepeat({ used }: Challenge, codeHash: Buffer, now: Date): boolean {
  if (!used?.codeHash?.equals(codeHash)) return false;
  return Math.abs(now.getTime() - used.at.getTime()) <= REPEAT_MILLISECONDS;
}

/** Ends a login by a code. */
export async function useChallenge(
  trx: DatabaseTransaction,
  { customerId, hash }: Challenge,
  codeHash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('login_challenges')
    .set({ used_at: now, used_code_hash: codeHash })
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', hash)
    .execute();
}

/** Keeps of a login that waits that a wrong code was given for it, and from where: the key of the tries from there. */
export async function refuseChallenge(
  trx: DatabaseTransaction,
  { customerId, hash }: Challenge,
  fromHere: Buffer,
): Promise<void> {
  await trx
    .updateTable('login_challenges')
    .set({ refused_from: fromHere })
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', hash)
    .execute();
}

/** Ends every login of a person that waits for a code. */
export async function endChallenges(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('login_challenges').where('customer_id', '=', customerId).execute();
}

/** Ends every login of everybody that waits for a code. */
export async function endEveryChallenge(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('login_challenges').execute();
}

/**
 * Removes those whose time is over, and gives whose logins had wrong codes to their end: each person once. Who has given
 * the right one from the same place since had mistyped it.
 */
export async function tidyChallenges(trx: DatabaseTransaction, now: Date): Promise<readonly string[]> {
  const over = await trx
    .deleteFrom('login_challenges')
    .where('expires_at', '<', now)
    .returning(({ exists, selectFrom }) => [
      'customer_id',
      'used_at',
      'refused_from',
      exists(
        selectFrom('password_tries')
          .select('key')
          .whereRef('key', '=', 'login_challenges.refused_from')
          .where('tries', '=', 0),
      ).as('was_right_since'),
    ])
    .execute();
  const refused = over.filter(
    ({ used_at, refused_from, was_right_since }) => refused_from && !used_at && !was_right_since,
  );
  return [...new Set(refused.map(({ customer_id }) => customer_id))].toSorted();
}
