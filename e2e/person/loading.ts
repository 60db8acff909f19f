import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes of script and style, gzip, that the first question may load before it shows. */
export const FIRST_QUESTION_BYTES = 126_000;

/** A script or style that a page loaded. */
export type LoadedFile = { readonly name: string; readonly body: Buffer };

/** What a page loads before it shows what the visitor came for, and what it goes on to load by itself. */
export type Loading = { readonly before: readonly LoadedFile[]; readonly afterwards: readonly LoadedFile[] };

type Shown = { shownAt?: number };

/** How long a page is watched after it shows, in milliseconds. */
const WATCHED = 2_000;

/**
 * Opens a page as a first-time visitor, and returns what it loads. The page's own clock decides what came before, so
 * that a busy machine does not count what is fetched ahead.
 *
 * @param page a page in which nothing has been opened yet
 * @param shows a selector of what the visitor came for
 */
export async function loadingOf(page: Page, address: string, shows: string): Promise<Loading> {
  const responses: Response[] = [];
  page.on('response', response => {
    if (/javascript|css/.test(response.headers()['content-type'] ?? '')) responses.push(response);
  });
  await page.addInitScript((selector: string) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      (window as Shown).shownAt = performance.now();
      watcher.disconnect();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
  }, shows);
  await page.goto(address);
  await page.locator(shows).first().waitFor();
  const before = new Set(
    await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Styles that a finished page links to load after its text.
      const until = Math.max((window as Shown).shownAt ?? 0, document?.loadEventEnd ?? 0);
      const loaded = performance.getEntriesByType('resource');
      return loaded.filter(({ startTime }) => startTime <= until).map(({ name }) => name.replace(/#.*$/, ''));
    }),
  );
  const written = await page.locator('script:not([src]), style').allTextContents();
  await page.waitForTimeout(WATCHED);
  // A style requested again under the same URL with a fragment comes from the browser's memory.
  const once = new Map(responses.map(response => [response.url().replace(/#.*$/, ''), response]));
  const files = await Promise.all(
    [...once].map(async ([url, response]) => ({
      url,
      name: new URL(url).pathname,
      body: await response.body(),
    })),
  );
  const inside = { name: '(written in the page)', body: Buffer.from(written.join('\n')) };
  const early = files.filter(({ url }) => before.has(url));
  return {
    before: inside.body.length > 0 ? [...early, inside] : early,
    afterwards: files.filter(({ url }) => !before.has(url)),
  };
}

/** Size in bytes when compressed for transfer. */
export function gzipBytes({ body }: LoadedFile): number {
  return body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length;
}
