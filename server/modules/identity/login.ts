import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { tooMany } from '../../platform/http/limits.ts';
import { accountByEmail } from '../customers/accounts.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Device } from './devices.ts';
import { countFailure, forgetFailures, loginKey, pauseLeft } from './loginFailures.ts';
import { isPassword } from './passwordHash.ts';
import { type SignedInPerson, signIn } from './session.ts';

/**
 * Logs a customer in. Throws LOGIN_REFUSED, identical and after the same time, for an email without account,
 * a wrong password and an account without one (ID-027); TOO_MANY_REQUESTS after several wrong passwords in a
 * row.
 */
export async function login(
  { database, clock, config }: Deps,
  tokens: AccessTokens,
  email: string,
  password: string,
  device: Device,
): Promise<SignedInPerson> {
  const now = clock.now();
  const key = loginKey(email, config.jwtSecret);
  const pause = await pauseLeft(database, key, now);
  // Applies to the right password too: a pause that only the right one ends would reveal it.
  if (pause > 0) throw tooMany(pause / 1000);
  const account = await accountByEmail(database, email);
  const right = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !right) {
    await countFailure(database, key, now);
    throw new ApiError('LOGIN_REFUSED');
  }
  await forgetFailures(database, key);
  return signIn(database, tokens, account.user, now, device);
}
