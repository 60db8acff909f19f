import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/build/**', '**/.react-router/**'];
/** Tests of tools/ that start the whole program, and with it a PostgreSQL. */
const WITH_DATABASE = ['tools/start.test.ts', 'tools/release/release.test.ts'];

/** Two kinds of test: those that need nothing, and those that need a PostgreSQL, started once for all of them. */
export default defineConfig({
  test: {
    // More workers than this only wait for the one PostgreSQL, or for each other on a small machine.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contracts,design-system,web,content,tools}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...WITH_DATABASE],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,sandbox}/**/*.test.ts', ...WITH_DATABASE],
          exclude,
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
