import { logout } from '@towpath/contracts/api/session.ts';
import { api } from './client.ts';
import { clearSession, isGuest, personId } from './session.ts';
import { requests } from './thisPage.ts';

/**
 * Ends the session on the server and in this browser for another person who begins on this page. What a customer has not
 * sent yet stays here for them, as after a session that ran out; of a guest nothing does, since nobody comes back to it.
 * Throws `Offline`, with the session as it was, where the server is not reached: it would go on there.
 */
export function makeWay(): Promise<void> {
  const person = personId();
  const why = isGuest() ? 'logout' : 'ended';
  return requests.drainBefore(async () => {
    await api(logout);
    clearSession(why, person, undefined, false);
  });
}
