import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { tooMany } from '../../platform/http/limits.ts';
import { accountByEmail } from '../customers/accounts.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Device } from './devices.ts';
import { countFailure, forgetFailures, loginKey, pauseLeft } from './loginFailures.ts';
import { isPassword } from './passwordHash.ts';
import { type SignedInPerson, signIn } from './session.ts';

/** An email with a password, and the network and device that they come from. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly network: Buffer;
  readonly device: Device;
};

/**
 * Logs a customer in. Throws LOGIN_REFUSED, identical and after the same time, for an email without account,
 * a wrong password and an account without one (ID-027); TOO_MANY_REQUESTS after several wrong passwords in a
 * row.
 */
export async function login(
  { database, clock, config }: Deps,
  tokens: AccessTokens,
  { email, password, network, device }: Credentials,
): Promise<SignedInPerson> {
  const now = clock.now();
  const key = loginKey(email, config.jwtSecret);
  const noteRefused = (customerId: string | null, why: 'wrong' | 'paused') =>
    note(database, { kind: 'login refused', at: now, customerId, network, facts: { why } });
  const pause = await pauseLeft(database, key, now);
  // Applies to the right password too: a pause that only the right one ends would reveal it.
  if (pause > 0) {
    await noteRefused(null, 'paused');
    throw tooMany(pause / 1000);
  }
  const account = await accountByEmail(database, email);
  const right = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !right) {
    await countFailure(database, key, now);
    await noteRefused(account?.customerId ?? null, 'wrong');
    throw new ApiError('LOGIN_REFUSED');
  }
  await forgetFailures(database, key);
  return database.transaction().execute(async trx => {
    const person = await signIn(trx, tokens, account.user, now, device);
    const { customerId } = account;
    const { sessionId } = person;
    await note(trx, { kind: 'logged in', at: now, customerId, sessionId, network, facts: {} });
    return person;
  });
}
