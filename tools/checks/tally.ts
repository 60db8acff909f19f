import type { TestResult } from './results.ts';

/** How many tests ran, and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the tests of one stage.
 *
 * A stage that failed counts at least one failure, even when no test did: a type error, a test file that does not
 * load, a runner that crashed. A story that passed when it was run once more counts as passed; it is listed besides.
 *
 * @param results what the runner reported; nothing for a check that counts nothing
 * @param exitCode how the stage ended
 */
export function tally(results: readonly TestResult[], exitCode: number): Tally {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const passed = results.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky').length;
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}
