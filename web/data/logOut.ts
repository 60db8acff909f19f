import { logout } from '@towpath/contracts/api/session.ts';
import { api } from './client.ts';
import { clearSession, endIfOver, isOthers, personId } from './session.ts';
import { requests } from './thisPage.ts';

/**
 * Ends the session on the server and in this browser, once requests in flight are done. In the browser it
 * ends even when the server cannot be reached (ID-021). Where somebody else has logged in meanwhile, theirs goes on.
 */
export function logOut(): Promise<void> {
  // The server's response removes the cookies that identify the person.
  const person = personId();
  return requests.drainBefore(async () => {
    if (isOthers()) return endIfOver();
    try {
      await api(logout);
    } catch {
      // The credentials are removed from this browser all the same; on the server they expire by themselves.
    }
    clearSession('logout', person);
  });
}
