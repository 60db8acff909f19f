import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { chromium } from '@playwright/test';
import { gzipBytes, type LoadedFile, loadingOf } from '@towpath/e2e/person/loading.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** A script or style that a browser loaded, and its size in each form. */
export type WeighedFile = {
  readonly name: string;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
};

/** What one page loads before it shows what the visitor came for. */
export type LoadedPage = {
  readonly page: string;
  readonly files: readonly WeighedFile[];
  readonly gzip: number;
  readonly brotli: number;
  /** What it goes on to load by itself within two seconds, in bytes of gzip. */
  readonly afterwards: number;
};

const PAGES = [
  { page: 'home', path: '/', shows: 'h1' },
  { page: 'first question', path: '/start', shows: 'input[type=radio]' },
] as const;

/** Opens home and the first question, each as a first-time visitor, and counts what is loaded. */
export async function measureBytes(
  origin: string,
  log: (line: string) => void,
): Promise<readonly LoadedPage[]> {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(log) });
  try {
    const loaded: LoadedPage[] = [];
    for (const { page: name, path, shows } of PAGES) {
      const context = await browser.newContext();
      const { before, afterwards } = await loadingOf(await context.newPage(), `${origin}${path}`, shows);
      const files = before.map(weigh);
      loaded.push({
        page: name,
        files: files.toSorted((a, b) => b.gzip - a.gzip),
        gzip: sum(files.map(file => file.gzip)),
        brotli: sum(files.map(file => file.brotli)),
        afterwards: sum(afterwards.map(gzipBytes)),
      });
      await context.close();
    }
    return loaded;
  } finally {
    await browser.close();
  }
}

function weigh(file: LoadedFile): WeighedFile {
  const { name, body } = file;
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return {
    name,
    plain: body.length,
    gzip: gzipBytes(file),
    brotli: body.length === 0 ? 0 : brotliCompressSync(body, { params }).length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
