import { useSyncExternalStore } from 'react';

/**
 * Whether this browser reaches the server. The browser's own word is only a hint (a phone on a network without
 * internet says "online"), so calls report what they met: no answer means offline, any answer means online.
 */
let reached = true;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  if (reached === now) return;
  reached = now;
  for (const tell of listeners) tell();
}

export function reportAnswered(): void {
  set(true);
}

export function reportUnreachable(): void {
  set(false);
}

export function isOnline(): boolean {
  return reached;
}

const goOnline = () => set(true);
const goOffline = () => set(false);

/** Calls back at every change, until the returned function is called. */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    reached = reached && navigator.onLine;
    addEventListener('online', goOnline);
    addEventListener('offline', goOffline);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', goOnline);
    removeEventListener('offline', goOffline);
  };
}

/** The same for a component. A page made at build time counts as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline, () => true);
}
