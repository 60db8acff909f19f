import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { advised } from '@towpath/e2e/person/advised.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** Lighthouse's result for a page: a score from 0 to 100 in each category, and what lowered it. */
export type Audit = {
  readonly page: string;
  readonly scores: Readonly<Record<string, number>>;
  /** What the score of performance is made of: milliseconds, and the layout shift. */
  readonly timings: Readonly<Record<string, number>>;
  readonly reasons: readonly string[];
};

/** The part of Lighthouse's report that is read here. */
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
};

const PAGES = [
  { page: 'home', path: '/', isSignedIn: false },
  { page: 'first question', path: '/start', isSignedIn: false },
  { page: 'dashboard', path: '/dashboard', isSignedIn: true },
  { page: 'advice', path: '/journey/full-advice', isSignedIn: true },
] as const;

const TIMINGS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'shift',
} as const;

const MOST_OUTPUT = 50_000_000;
/** Lighthouse's own advice for a machine that does other things too: the middle of several. */
const RUNS = 3;

/**
 * Runs Lighthouse on home, the first question, and, signed in, on the dashboard and the advice, as on a phone with a
 * slow connection and nothing in its cache. Lighthouse is no dependency of this repository: LIGHTHOUSE_PATH names the
 * folder where it was installed.
 *
 * @throws {Error} that says how to install it, if it is not there
 */
export async function runLighthouse(origin: string, log: (line: string) => void): Promise<readonly Audit[]> {
  const folder = process.env.LIGHTHOUSE_PATH ?? '';
  const program = join(folder, 'cli', 'index.js');
  if (folder === '' || !existsSync(program)) {
    throw new Error(
      'Lighthouse was not found. Install it in a folder outside this repository (npm install lighthouse) and set LIGHTHOUSE_PATH to its node_modules/lighthouse.',
    );
  }
  const profile = await mkdtemp(join(tmpdir(), 'towpath-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its own tab in this browser, and so is whoever the browser is.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findOrInstallChromium(log),
    baseURL: origin,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const audits: Audit[] = [];
    let isSignedIn = false;
    for (const { page, path, ...of } of PAGES) {
      if (of.isSignedIn && !isSignedIn) {
        await context.clearCookies();
        await advised(context, { email: `bench-lighthouse-${process.pid}@towpath.example`, vehicle: 2400 });
        isSignedIn = true;
      }
      const runs: Audit[] = [];
      for (let run = 0; run < RUNS; run++) {
        if (!isSignedIn) await context.clearCookies();
        await emptyCaches(context, origin);
        runs.push({ page, ...(await audit(program, `${origin}${path}`, port, isSignedIn)) });
      }
      const performance = ({ scores }: Audit) => scores.Performance ?? 0;
      const middle = runs.toSorted((a, b) => performance(a) - performance(b))[Math.floor(RUNS / 2)];
      if (middle) audits.push(middle);
    }
    return audits;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function audit(
  program: string,
  address: string,
  port: number,
  isSignedIn: boolean,
): Promise<Omit<Audit, 'page'>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      '--output=json',
      '--quiet',
      `--port=${port}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      // Otherwise it logs the person out.
      ...(isSignedIn ? ['--disable-storage-reset'] : []),
    ],
    { maxBuffer: MOST_OUTPUT },
  );
  return judged(JSON.parse(stdout) as Report);
}

/** Empties the browser's cache, and takes away the service worker of the visit before with the files that it keeps. */
async function emptyCaches(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function judged({ categories, audits }: Report): Omit<Audit, 'page'> {
  const scores = Object.values(categories).map(
    ({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const,
  );
  const timings = Object.entries(TIMINGS).map(
    ([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN] as const,
  );
  const reasons = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id];
      if (!found || weight === 0 || found.score === null || found.score >= 1) return [];
      return [`${title}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ''}`];
    }),
  );
  return { scores: Object.fromEntries(scores), timings: Object.fromEntries(timings), reasons };
}
