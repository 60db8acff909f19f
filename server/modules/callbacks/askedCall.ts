import type { Database } from '../../platform/database/database.ts';
import { allCallbacks } from './repository.ts';
import { waitingOf } from './waiting.ts';

/** When a person asked for the call that they wait for and that is made, the first of them; null for none. */
export async function oldestAskedCallAt(database: Database, customerId: string): Promise<Date | null> {
  const waiting = waitingOf(await allCallbacks(database, customerId)).filter(({ mayRing }) => mayRing);
  return waiting.at(-1)?.requestedAt ?? null;
}
