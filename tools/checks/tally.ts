/** How many tests ran, and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Counts the tests of one stage.
 *
 * A stage that failed counts at least one failure, even when no test did: a type error, a test file that does not
 * load, a runner that crashed. A test that passed only at the second try counts as failed: it is a fault to find.
 *
 * @param runner whose report it is; none for a check that counts nothing
 * @param report the text of the JSON report; empty when the runner wrote none
 * @param exitCode how the stage ended
 */
export function tally(runner: 'vitest' | 'playwright' | undefined, report: string, exitCode: number): Tally {
  const { passed, failed } = read(runner, report);
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function read(runner: 'vitest' | 'playwright' | undefined, report: string): Tally {
  if (runner === undefined || report === '') return { passed: 0, failed: 0 };
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests } = JSON.parse(report) as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { expected, unexpected, flaky } = (JSON.parse(report) as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}
