import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { moneyHelperOf } from './domain/people/moneyHelper.ts';
import { seedOfCases } from './tools/testing/casesOfCommit.ts';

const exclude = [...configDefaults.exclude, '**/build/**', '**/.react-router/**'];
/** Tests of tools/ that need the whole program, and with it a PostgreSQL. */
const WITH_DATABASE = [
  'tools/start.test.ts',
  'tools/release/release.test.ts',
  'tools/api-client/*.test.ts',
  'tools/seed/*.test.ts',
];

const contentOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`content/${file}`, import.meta.url), 'utf8'));
const { name, mark, colours } = contentOf('brand.json');
const { defaultAppId, defaultBrandId } = contentOf('settings.json').marketing;
/** The properties try the same cases wherever one commit is tried (docs/decisions/0093). */
const CASES = { CASES_SEED: String(seedOfCases(process.env['CASES_SEED'], import.meta.dirname)) };
const setupFiles = ['tools/testing/sameCases.ts'];
/** What a build puts into the code of the pages. */
const env = {
  ...CASES,
  BRAND_NAME: name,
  MONEY_HELPER: JSON.stringify(moneyHelperOf(contentOf('help.json').help)),
  BRAND_MARK: JSON.stringify(mark),
  BRAND_COLOUR: colours.main,
  DEFAULT_APP_ID: defaultAppId,
  DEFAULT_BRAND_ID: defaultBrandId,
};

/**
 * A worker keeps what it has loaded for its next file: loading everything again for each took as long as the tests
 * themselves. So a test that changes what others see (a variable of the environment, the clock) puts it back.
 */
const LOADED_ONCE = { isolate: false };

/**
 * Three kinds of test: those that need nothing; those of the pages, whose stores and window are theirs alone, so each
 * file begins with new ones; and those that need a PostgreSQL, started once for all of them.
 */
export default defineConfig({
  test: {
    // More workers than this only wait for the one PostgreSQL, or for each other on a small machine.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['{domain,contracts,content,tools}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...WITH_DATABASE],
          setupFiles,
          testTimeout: 20_000,
          ...LOADED_ONCE,
        },
      },
      {
        test: {
          name: 'pages',
          env,
          include: ['{design-system,web}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          env: CASES,
          include: ['{server,sandbox}/**/*.test.ts', ...WITH_DATABASE],
          exclude,
          setupFiles,
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
          ...LOADED_ONCE,
        },
      },
    ],
  },
});
