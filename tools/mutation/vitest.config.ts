import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = /propert|acrossAnswers|shipped|trial/u;

/** Runs slow tests last, because a mutant that a fast test kills is not run against the others. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId));
    return files.toSorted((one, other) => isSlow(one) - isSlow(other));
  }
}

/** Only the unit tests of `domain`, as the mutation run repeats them for each change. */
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
