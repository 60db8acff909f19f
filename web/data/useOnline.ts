import { useSyncExternalStore } from 'react';
import type { Away } from './connection.ts';
import { connection } from './thisPage.ts';

/** Whether this page reaches the server. A page made at build time counts as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(connection.watch, connection.isOnline, () => true);
}

/** Why this page does not reach the server, as far as can be told; undefined while it does. */
export function useAway(): Away | undefined {
  return useSyncExternalStore(connection.watch, connection.away, () => undefined);
}
