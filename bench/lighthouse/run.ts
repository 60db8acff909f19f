import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** Lighthouse's result for a page: a score from 0 to 100 in each category, and what lowered it. */
export type Audit = {
  readonly page: string;
  readonly scores: Readonly<Record<string, number>>;
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
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
};

const PAGES = [
  { page: 'home', path: '/' },
  { page: 'first question', path: '/start' },
] as const;

const MOST_OUTPUT = 50_000_000;

/**
 * Runs Lighthouse on home and the first question, as on a phone with a slow connection. Lighthouse is no dependency
 * of this repository: LIGHTHOUSE_PATH names the folder where it was installed.
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
  const chromium = await findOrInstallChromium(log);
  const audits: Audit[] = [];
  for (const { page, path } of PAGES) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        program,
        `${origin}${path}`,
        '--output=json',
        '--quiet',
        '--chrome-flags=--headless=new --no-sandbox',
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MOST_OUTPUT },
    );
    audits.push({ page, ...judged(JSON.parse(stdout) as Report) });
  }
  return audits;
}

function judged({ categories, audits }: Report): Omit<Audit, 'page'> {
  const scores = Object.values(categories).map(
    ({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const,
  );
  const reasons = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
      return [`${title}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    }),
  );
  return { scores: Object.fromEntries(scores), reasons };
}
