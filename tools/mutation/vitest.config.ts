import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit tests of `domain` alone, as the mutation run starts them again for each change. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'random/sameRuns.ts')],
    // Which change is in force is asked as the code runs, so what is loaded may stay: loading is most of the time.
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
