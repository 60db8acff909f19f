import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { accountById } from '../customers/accounts.ts';
import { type Caller, requireCurrent } from './passwords.ts';
import { hashOf } from './token.ts';

const MINUTE = 60 * 1000;
/** Long enough to fill in a form, short enough that a page left open is of no use to who finds it. */
export const CONFIRMATION_MINUTES = 5;

type LoggedIn = Pick<Caller, 'customerId' | 'sessionId'>;

/**
 * Takes the password again and gives a confirmation for this session, with the time until which it works. Wrong ones
 * count as wrong passwords at a login.
 *
 * @throws ApiError CURRENT_PASSWORD_WRONG at `password`, TOO_MANY_REQUESTS, NOT_SIGNED_IN
 */
export async function confirmPassword(
  deps: Deps,
  who: Caller,
  password: string,
): Promise<{ readonly confirmation: string; readonly until: Date }> {
  const { database, clock } = deps;
  const account = await accountById(database, who.customerId);
  if (!account) throw new ApiError('NOT_SIGNED_IN');
  await requireCurrent(deps, who, account, { password });
  const confirmation = randomBytes(32).toString('base64url');
  const at = clock.now();
  const until = new Date(at.getTime() + CONFIRMATION_MINUTES * MINUTE);
  await database.transaction().execute(async trx => {
    await note(trx, { ...who, kind: 'identity proved again', at, facts: {} });
    await trx
      .insertInto('session_confirmations')
      .values({
        customer_id: who.customerId,
        session_id: who.sessionId,
        token_hash: hashOf(confirmation),
        expires_at: until,
      })
      .execute();
  });
  return { confirmation, until };
}

/**
 * Lets only who has just typed their password go on: whoever has found an open page, or stolen a session, does not know
 * it. Every change of the account itself asks this, and so do its export and its erasure.
 *
 * @throws ApiError CONFIRMATION_NEEDED
 */
export async function requireConfirmation(
  database: Database | DatabaseTransaction,
  who: LoggedIn,
  confirmation: string,
  now: Date,
): Promise<void> {
  const row = await database
    .selectFrom('session_confirmations')
    .select('expires_at')
    .where('customer_id', '=', who.customerId)
    .where('session_id', '=', who.sessionId)
    .where('token_hash', '=', hashOf(confirmation))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new ApiError('CONFIRMATION_NEEDED');
}
