import type { SiteList } from '@towpath/contracts/content/siteList.ts';
import type { Page, Pages } from './pages.ts';

/** Where the service worker is, in the build and on the site: at the top, or it could not answer for every page. */
export const WORKER_PATH = '/sw.js';

/** All that the worker may do by itself: ask this site for pages and files. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Where a person goes from the questions, mostly without its document being asked for. */
const OWN_PAGE = '/dashboard';

/** Shown in place of a page that is not kept. */
const OFFLINE = '/offline';

/**
 * Stands in the worker's place where an operator takes it back. Browsers look here at every page that they open; this
 * one removes what was kept, then itself. Pages that are open stay as they are.
 */
export const GOODBYE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The worker as it is sent: a list of this site's pages, then the built script. The versions of the pages are known only
 * at start, since settings decide what stands in them; a changed setting so makes another worker, too.
 */
export function workerScript(
  built: string,
  byPath: Pages['byPath'],
  app: Pick<SiteList, 'shell' | 'drawnByTheApp'>,
): string {
  const own = [app.shell, OWN_PAGE];
  const ahead = [...byPath].filter(([path]) => own.includes(path) || isForAnybodyInNeed(path));
  const site: SiteList = {
    documents: Object.fromEntries([...byPath].map(([path, { etag }]) => [path, etag])),
    ahead: ahead.map(([path]) => path),
    files: [...new Set(ahead.flatMap(([, page]) => filesOf(page)))].sort(),
    offline: OFFLINE,
    ...app,
  };
  return `self.site=${JSON.stringify(site)};\n${built}`;
}

/** Whom to ring, and what cannot wait, are there without having been opened before. */
function isForAnybodyInNeed(path: string): boolean {
  return path === OFFLINE || path === '/contact' || path.startsWith('/help/');
}

/** The files of the build that a page names. */
function filesOf({ plain }: Page): readonly string[] {
  return [...plain.toString().matchAll(/"(\/assets\/[^"#?]+)/g)].map(([, file = '']) => file);
}
