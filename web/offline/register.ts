import { isOffered } from '../data/offered.ts';
import { releaseOf } from '../data/release.ts';
import type { TakeOver } from './worker/takeOver.ts';

/**
 * Has the service worker installed, or looked for a newer one, and hands it the files that this page has loaded
 * already. Where there is none, as by address over plain http, or where it fails, everything goes on as without.
 */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !isOffered('offline-pages')) return;
  try {
    // One that begins to answer for this page has not seen what it loaded. One that did is left in peace: busy, it
    // would not give way to a newer one.
    serviceWorker.addEventListener('controllerchange', () => handOver(serviceWorker.controller));
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const entry = releaseOf(document);
    const letTakeOver = () => {
      if (entry) registration.waiting?.postMessage({ type: 'TAKE_OVER', entry } satisfies TakeOver);
    };
    const follow = () => registration.installing?.addEventListener('statechange', letTakeOver);
    // The browser looks for a newer one by itself as a page opens, so it may be there, or on its way.
    registration.addEventListener('updatefound', follow);
    follow();
    letTakeOver();
  } catch {
    // A browser may refuse, in a private window for example.
  }
}

/** Workbox fetches these as the page would, out of the browser's own cache, and keeps them. */
function handOver(worker: ServiceWorker | null): void {
  if (worker && worker.state !== 'activated') {
    // One that takes over clears first what was kept by the one before.
    worker.addEventListener('statechange', () => handOver(worker), { once: true });
    return;
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const urlsToCache = [...new Set(files.map(({ pathname }) => pathname))];
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
