import { defineConfig } from 'vitest/config';

/** Tests of the server need a PostgreSQL, which the global setup starts once for all of them. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
