import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a browser says in its console of a line that is gone, which depends on the moment. */
export const NO_LINE = /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|failed: .*net::ERR_/;

/** That no answer comes. A page that is loaded on a line made to be gone is told by its browser that there is one. */
export const AWAY = /You’re offline|We can’t be reached right now/;

/** Waits until a reload needs no connection: the worker has its files, and the tab the journey. */
export async function readyForTunnel(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'),
    )
    .toBe('activated');
  await page.waitForFunction(() => sessionStorage.getItem('towpath.reload.answers') !== null);
}

/** Loses the connection once a reload needs none. */
export async function intoTunnel(page: Page): Promise<void> {
  await readyForTunnel(page);
  await page.context().setOffline(true);
}

/** What a phone may be made to keep before it is needed, in bytes with gzip. */
export const KEPT_AHEAD_BYTES = 313_000;

/** The addresses of all that the service worker fetched when it was installed. */
export function keptAhead(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find(one => one.startsWith('towpath-shell')) ?? '';
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
}

/** What files come to when they are compressed for the way, in bytes. */
export async function compressedBytes(context: BrowserContext, paths: readonly string[]): Promise<number> {
  const bodies = await Promise.all(paths.map(async path => (await context.request.get(path)).body()));
  return bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
}

/** Everything that the service worker has kept in this browser: the address and the text of each. */
export function keptByWorker(
  page: Page,
): Promise<readonly { readonly url: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const kept: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        kept.push({ url: request.url, text });
      }
    }
    return kept;
  });
}

/** What every storage of the browser holds that a person could find something of theirs in, as one text. */
export function keptByPage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The scripts and styles that a page is made of. */
export function filesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return loaded.filter(path => /^\/assets\/.*\.(?:js|css)$/.test(path));
  });
}
