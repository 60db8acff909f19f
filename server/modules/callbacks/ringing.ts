import { firstPromise } from '@towpath/domain/people/ringNow.ts';
import type { Database } from '../../platform/database/database.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { hasAskedToStop } from '../journeys/askedToStop.ts';
import { promisesTo } from '../work/callsWaiting.ts';
import { type SafeToRing, safeIn, type WhenToRing } from './safeToRing.ts';

/**
 * Whether, when and how a person is rung, outside a call that they asked for: as they told us, not before the time that
 * the calls that wait for them were promised for, and not at all where their session was closed because they asked us to
 * stop.
 *
 * @returns `told`: what they told of safe contact; null where they told nothing
 */
export async function ringingOf(
  database: Database,
  customerId: string,
): Promise<{
  readonly told: Awaited<ReturnType<typeof toldSafeContact>>;
  readonly ringing: SafeToRing & WhenToRing;
}> {
  const [told, stops, promises] = await Promise.all([
    toldSafeContact(database, customerId),
    hasAskedToStop(database, customerId),
    promisesTo(database, customerId),
  ]);
  const safe = safeIn(told);
  return { told, ringing: { ...safe, mayRing: safe.mayRing && !stops, notBefore: firstPromise(promises) } };
}
