import { describe, expect, it } from 'vitest';
import { tally } from './tally.ts';

const vitest = (passed: number, failed: number): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numTotalTests: passed + failed });
const playwright = (expected: number, unexpected: number, flaky = 0): string =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

describe('the count of a stage', () => {
  it.each([
    ['unit tests that pass', 'vitest', vitest(12, 0), 0, { passed: 12, failed: 0 }],
    ['unit tests of which two fail', 'vitest', vitest(10, 2), 1, { passed: 10, failed: 2 }],
    ['a test file that does not load', 'vitest', vitest(10, 0), 1, { passed: 10, failed: 1 }],
    ['a runner that wrote no report', 'vitest', '', 1, { passed: 0, failed: 1 }],
    ['browser tests', 'playwright', playwright(5, 1), 1, { passed: 5, failed: 1 }],
    ['a browser test that needed two tries', 'playwright', playwright(5, 0, 1), 0, { passed: 5, failed: 1 }],
    ['a check that is right', undefined, '', 0, { passed: 0, failed: 0 }],
    ['a check that is wrong', undefined, '', 2, { passed: 0, failed: 1 }],
  ] as const)('counts %s', (_case, runner, report, exitCode, expected) => {
    expect(tally(runner, report, exitCode)).toEqual(expected);
  });
});
