import { useSyncExternalStore } from 'react';
import { connection } from './thisPage.ts';

/** Whether this page reaches the server. A page made at build time counts as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(connection.watch, connection.isOnline, () => true);
}
