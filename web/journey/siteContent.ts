import { type SiteContent, siteContent } from '@towpath/contracts/content.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../data/client.ts';

let content: SiteContent | undefined;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void read();
  return () => listeners.delete(listener);
}

async function read(): Promise<void> {
  asked = true;
  try {
    content = await api(siteContent);
    for (const tell of listeners) tell();
  } catch {
    // The page works without it; the next screen that needs it asks again.
    asked = false;
  }
}

/** Help contacts, call hours and addresses from the operator's content: read once, undefined until it is there. */
export function useSiteContent(): SiteContent | undefined {
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => undefined,
  );
}
