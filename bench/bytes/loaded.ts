import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** A script or style a browser loaded, and its bytes in each form. */
export type LoadedFile = {
  readonly name: string;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
};

/** What one page loads before it shows what the visitor came for. */
export type LoadedPage = {
  readonly page: string;
  readonly files: readonly LoadedFile[];
  readonly gzip: number;
  readonly brotli: number;
  /** What it goes on to load by itself within two seconds, gzip. */
  readonly afterwards: number;
};

const PAGES = [
  { page: 'home', path: '/', shows: (page: Page) => page.getByRole('heading', { level: 1 }) },
  { page: 'first question', path: '/start', shows: (page: Page) => page.getByRole('radio').first() },
] as const;

/** Opens home and the first question, each as somebody who was never here, and counts what is loaded. */
export async function measureBytes(
  origin: string,
  log: (line: string) => void,
): Promise<readonly LoadedPage[]> {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(log) });
  try {
    const loaded: LoadedPage[] = [];
    for (const { page: name, path, shows } of PAGES) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const collected: Promise<LoadedFile | undefined>[] = [];
      page.on('response', response => {
        const type = response.headers()['content-type'] ?? '';
        if (!/javascript|css/.test(type)) return;
        const file = new URL(response.url()).pathname;
        collected.push(
          response.body().then(
            body => weigh(file, body),
            () => undefined,
          ),
        );
      });
      await page.goto(`${origin}${path}`);
      await shows(page).waitFor();
      const untilItShows = collected.length;
      const written = await page.locator('script:not([src]), style').allTextContents();
      await page.waitForTimeout(2000);
      const all = (await Promise.all(collected)).flatMap((file, index) => (file ? [{ file, index }] : []));
      const files = all.filter(({ index }) => index < untilItShows).map(({ file }) => file);
      const inside = weigh('(written in the page)', Buffer.from(written.join('\n')));
      if (inside.plain > 0) files.push(inside);
      loaded.push({
        page: name,
        files: files.toSorted((a, b) => b.gzip - a.gzip),
        gzip: sum(files.map(file => file.gzip)),
        brotli: sum(files.map(file => file.brotli)),
        afterwards: sum(all.filter(({ index }) => index >= untilItShows).map(({ file }) => file.gzip)),
      });
      await context.close();
    }
    return loaded;
  } finally {
    await browser.close();
  }
}

function weigh(name: string, body: Buffer): LoadedFile {
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return {
    name,
    plain: body.length,
    gzip: body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length,
    brotli: body.length === 0 ? 0 : brotliCompressSync(body, { params }).length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
