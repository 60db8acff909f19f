import { randomBytes } from 'node:crypto';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { accountById } from '../customers/accounts.ts';
import { type Caller, requireCurrent } from './passwords.ts';
import { type CodeDeps, withCodeBeside } from './second-factor/codeBeside.ts';
import { hashOf } from './token.ts';

const MINUTE = 60 * 1000;
/** Long enough to fill in a form, short enough that a page left open is of no use to who finds it. */
export const CONFIRMATION_MINUTES = 5;

type LoggedIn = Pick<Caller, 'customerId' | 'sessionId'>;

/**
 * Takes the password again, with a code of who has turned codes on, and gives a confirmation for this session, with the
 * time until which it works. Wrong ones count as at a login.
 *
 * @throws ApiError CURRENT_PASSWORD_WRONG at `password`, CODE_NOT_RIGHT at `code`, TOO_MANY_REQUESTS, NOT_SIGNED_IN
 */
export async function confirmPassword(
  deps: CodeDeps,
  who: Caller,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<{ readonly confirmation: string; readonly until: Date }> {
  const { database, clock } = deps;
  const account = await accountById(database, who.customerId);
  if (!account) throw new ApiError('NOT_SIGNED_IN');
  await requireCurrent(deps, who, account, { password });
  const confirmation = randomBytes(32).toString('base64url');
  const at = clock.now();
  const until = new Date(at.getTime() + CONFIRMATION_MINUTES * MINUTE);
  await withCodeBeside(deps, { who, account, code }, async trx => {
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
 * Lets only who has just shown that it is them go on: whoever has found an open page, or stolen a session, knows no
 * password, and whoever knows that too has no code. Every change of the account itself asks this, and so do its export
 * and its erasure; a call that asks it has `confirmation` in its body.
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

/** Ends every confirmation of a person: from now on it takes more to get one. */
export async function endConfirmations(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('session_confirmations').where('customer_id', '=', customerId).execute();
}
