import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = /propert|acrossAnswers|shipped|trial/u;

/** A mutant that a quick test kills is not run against the slow ones. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId));
    return files.toSorted((one, other) => isSlow(one) - isSlow(other));
  }
}

/** The unit tests of `domain` alone, as the mutation run starts them again for each change. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'random/sameRuns.ts')],
    // The active mutant is chosen at run time, so loaded modules can be reused: loading takes most of the time.
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
    sequence: { sequencer: SlowLast },
  },
});
