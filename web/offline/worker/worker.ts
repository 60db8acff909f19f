/**
 * The service worker: keeps what a page is made of, so that a reload in a tunnel shows the questions again. It knows
 * nothing of anybody. What a person was told is kept by the page (`web/data/keptReplies.ts`); calls to the API never
 * come past here.
 */
import type { SiteList } from '@towpath/contracts/content/siteList.ts';
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { addPlugins } from 'workbox-precaching/addPlugins.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precache } from 'workbox-precaching/precache.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { VISITED_CACHE } from '../../data/visitedCache.ts';
import { documentsFor, isBuildFile, isOfThisSite, isPage, type KeptFile, keptAhead } from './siteList.ts';
import { isTakeOver } from './takeOver.ts';

declare const self: ServiceWorkerGlobalScope & { readonly site: SiteList };
/** Put in by the build: what the journey needs after its first question. */
declare const BUILT: readonly KeptFile[];

/** As long as a document waits for its script before it gives numbers to ring. */
const PATIENCE_SECONDS = 8;
/** Files that are kept without a digest in their name. */
const WITHOUT_DIGEST = ['/finished.js', '/older.js'];

const { site } = self;
const pathOf = (request: Request) => new URL(request.url).pathname;
const matchOptions: CacheQueryOptions = { ignoreVary: true };

// Browsers that lack what is in it ask for it; others never load it.
const built = BUILT.filter(({ url }) => url !== '/older.js' || !('isWellFormed' in String.prototype));

setCacheNameDetails({ prefix: 'towpath', precache: 'shell' });
addPlugins([
  {
    /** A file that is missing, or a page of another release, ends the installation: no mixture is ever taken. */
    cacheWillUpdate: async ({ request, response }) => {
      const path = pathOf(request);
      const isRight =
        site.documents[path] !== undefined ? isOfThisSite(path, response, site) : response.status === 200;
      return isRight ? response : null;
    },
  },
]);
precache([...keptAhead(site, built)]);
// The page that installs it is looked after too: its files stay when the next release takes them off the server.
clientsClaim();
// A page is asked of the server while the worker is still starting.
enableNavigationPreload();

const orKeptAhead: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchPrecache(request.url)),
};

const visitedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentsFor(pathOf(request), site)[0] ?? request,
  cacheWillUpdate: async ({ request, response }) =>
    isOfThisSite(pathOf(request), response, site) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (cachedResponse) return cachedResponse;
    const kept = await Promise.all(documentsFor(pathOf(request), site).map(path => matchPrecache(path)));
    return kept.find(response => response !== undefined);
  },
  handlerDidError: () => matchPrecache(site.offline),
};

// The server's page comes first, so a new release is there at the next page that is opened; without an answer, the
// page of this worker's release, whose files are all here.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkFirst({
    cacheName: VISITED_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [visitedPages],
    matchOptions,
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuildFile(url),
  new CacheFirst({ cacheName: VISITED_CACHE, plugins: [orKeptAhead], matchOptions }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && WITHOUT_DIGEST.includes(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => matchPrecache(request.url) }] }),
);

self.addEventListener('activate', event => {
  // Nobody has a page of the release before open any more: what they visited of it goes with it.
  event.waitUntil(self.caches.delete(VISITED_CACHE));
});

self.addEventListener('message', event => {
  if (!isTakeOver(event.data)) return;
  const { entry } = event.data;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const isOurs = built.some(({ url }) => url === entry) || site.files.includes(entry);
      if (pages.length === 1 && isOurs) await self.skipWaiting();
    })(),
  );
});
