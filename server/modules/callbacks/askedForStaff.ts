import type { Database } from '../../platform/database/database.ts';
import { allCallbacks } from './repository.ts';

/** When a person asked for calls, or wanted none, the newest first. */
export async function callsAsked(
  database: Database,
  customerId: string,
): Promise<readonly { readonly at: Date; readonly isWanted: boolean }[]> {
  const calls = await allCallbacks(database, customerId);
  return calls.map(({ requestedAt, callbackRequired }) => ({ at: requestedAt, isWanted: callbackRequired }));
}
