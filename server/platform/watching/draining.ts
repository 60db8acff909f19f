import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A client that sends slowly, or an answer that nobody reads, must not hold up the end; in ms. */
const LAST_CALLS = 10_000;

/**
 * Ends a server so that nobody notices: it is first not ready any more, and serves on while `grace` (ms) lasts, so that
 * the proxy in front leads new calls elsewhere; then the calls that run are finished. What runs ten seconds later is cut.
 */
export async function drainAndClose(app: FastifyInstance, grace: number): Promise<void> {
  app.readiness.stop();
  await wait(grace);
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_CALLS);
  await app.close();
  clearTimeout(cut);
}
