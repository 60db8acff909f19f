import { refreshToken } from '@towpath/contracts/api/session.ts';
import { baseOf } from './bases.ts';
import { Offline } from './failure.ts';
import { logOnly } from './logOnly.ts';
import { authorization, keepAccessToken, sessionUser } from './session.ts';
import { connection } from './thisPage.ts';

/** One per page, like the session that it renews, and set only while a renewal runs. */
let inFlight: Promise<boolean> | undefined;

/**
 * Renews the access token and says whether there is a fresh one. Calls refused at the same time share one
 * renewal (API-011), in other tabs too: a refresh token counts once, and a second use would end the session.
 * `refused` is the credential the server refused. Throws `Offline` when the server cannot be reached: the
 * session may still be valid then.
 */
export function refreshSession(refused: string | undefined): Promise<boolean> {
  inFlight ??= oneTabAtATime(() => renewed(refused)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks?.request('towpath.refresh', work) ?? work();
}

async function renewed(refused: string | undefined): Promise<boolean> {
  // While this tab waited, another one may have renewed the token already.
  if (authorization() !== refused) return authorization() !== undefined;
  const response = await fetch(baseOf('core') + refreshToken.path, {
    method: refreshToken.method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: sessionUser()?.userId }),
  }).catch(() => {
    connection.reportUnreachable();
    throw new Offline();
  });
  connection.reportAnswered();
  const answer: unknown = await response.json().catch(() => undefined);
  const given = typeof answer === 'object' && answer !== null ? answer : {};
  if ('error' in given) {
    // For the console: the login page has words of its own.
    logOnly(String((given.error as { message?: unknown } | null)?.message)); // any shape may come
    return false;
  }
  if (!response.ok || !('accessToken' in given) || typeof given.accessToken !== 'string') return false;
  keepAccessToken(given.accessToken);
  return true;
}
