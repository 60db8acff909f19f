import { SAVES_PREFIX } from '../../data/sending.ts';
import type { PendingSave } from './saveQueue.ts';

const TAB = 'towpath.tab';

/** Each tab keeps its own list, so that two tabs never send for each other. The id outlives a reload, not the tab. */
export function queueKey(journeyId: string): string {
  let tab = sessionStorage.getItem(TAB);
  if (!tab) {
    tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    sessionStorage.setItem(TAB, tab);
  }
  return `${SAVES_PREFIX}${journeyId}.${tab}`;
}

/**
 * Lists left by tabs of this journey that are gone, taken away from them. A living tab holds a lock named after its
 * list; without locks (an old browser, no https) every other list counts as left.
 */
export async function takeLeftBehind(journeyId: string, ownKey: string): Promise<readonly PendingSave[]> {
  const others = Object.keys(localStorage).filter(
    key => key.startsWith(`${SAVES_PREFIX}${journeyId}.`) && key !== ownKey,
  );
  if (others.length === 0) return [];
  const held = new Set((await navigator.locks?.query())?.held?.map(lock => lock.name));
  const taken: PendingSave[] = [];
  for (const key of others) {
    if (held.has(key)) continue;
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (text) taken.push(...(JSON.parse(text) as PendingSave[]));
  }
  return taken;
}

/** Tells other tabs that this list has an owner, for as long as the tab lives. */
export function holdQueue(key: string): void {
  void navigator.locks?.request(key, { ifAvailable: true }, () => new Promise<never>(() => {}));
}
