import { startGuestSession } from '@towpath/contracts/session.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { sessionCookies } from './cookies.ts';
import { startGuest } from './guests.ts';

/** Calls of sessions: beginning, changing and ending them. */
export function registerIdentityRoutes(app: FastifyInstance, { config, database, clock }: Deps): void {
  const cookies = sessionCookies(config);

  route(app, startGuestSession, async ({ reply }) => {
    const guest = await startGuest(database, clock.now());
    cookies.setGuest(reply, guest.basicAuthToken);
    return { basicAuthToken: guest.basicAuthToken, userId: guest.customerId };
  });
}
