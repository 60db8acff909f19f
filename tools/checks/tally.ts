import type { TestResult } from './results.ts';

/** How many tests ran, and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the tests of one stage.
 *
 * A failed stage counts at least one failure, even if no test failed: a type error, a test file that does not load, a
 * runner that crashed. A story that passed at the second attempt counts as passed, and is also listed.
 *
 * @param results what the runner reported; empty for a check that counts nothing
 * @param exitCode the exit code of the stage
 */
export function tally(results: readonly TestResult[], exitCode: number): Tally {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const passed = results.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky').length;
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}
