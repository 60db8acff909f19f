import type { Outbox } from './outbox.ts';
import type { Composed } from './unsentWork.ts';

/** How long a person who logs out waits to hear what of their typing can be sent, in milliseconds. */
const COMPOSE_TIMEOUT_MS = 3_000;

/**
 * What of everything typed can be sent as it stands. The person has to finish the rest, or give it up. Undefined where
 * that cannot be known: without a connection, or on one that is too slow.
 */
export async function composedOf(outbox: Outbox): Promise<readonly Composed[] | undefined> {
  const typed = outbox.unsent().filter(({ state }) => state === 'typed');
  const { fetchWork } = outbox;
  if (typed.length === 0 || !fetchWork) return [];
  const compose = async () => (await fetchWork()).compose(outbox, typed);
  const enough = new Promise<undefined>(resolve => setTimeout(resolve, COMPOSE_TIMEOUT_MS));
  return Promise.race([compose().catch(() => undefined), enough]);
}

/** Sends what was composed, and what waits. True once nothing is left. */
export async function sendAll(outbox: Outbox, composed: readonly Composed[]): Promise<boolean> {
  for (const { give } of composed) give();
  await outbox.drain();
  await outbox.settled();
  return outbox.unsent().length === 0;
}
