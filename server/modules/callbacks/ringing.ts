import type { Database } from '../../platform/database/database.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { hasAskedToStop } from '../journeys/askedToStop.ts';
import { type SafeToRing, safeIn } from './safeToRing.ts';

/**
 * Whether, when and how a person is rung, outside a call that they asked for: as they told us, and not at all where their
 * session was closed because they asked us to stop.
 *
 * @returns `told`: what they told of safe contact; null where they told nothing
 */
export async function ringingOf(
  database: Database,
  customerId: string,
): Promise<{
  readonly told: Awaited<ReturnType<typeof toldSafeContact>>;
  readonly ringing: SafeToRing;
}> {
  const [told, stops] = await Promise.all([
    toldSafeContact(database, customerId),
    hasAskedToStop(database, customerId),
  ]);
  const safe = safeIn(told);
  return { told, ringing: { ...safe, mayRing: safe.mayRing && !stops } };
}
