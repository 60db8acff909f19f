import { describe, expect, it } from 'vitest';
import type { TestResult } from './results.ts';
import { tally } from './tally.ts';

const tests = (...outcomes: readonly TestResult['outcome'][]): readonly TestResult[] =>
  outcomes.map(outcome => ({ name: outcome, file: 'a.test.ts', milliseconds: 1, outcome }));

describe('the count of a stage', () => {
  it.each([
    ['tests that pass', tests('passed', 'passed'), 0, { passed: 2, failed: 0 }],
    ['a test that fails', tests('passed', 'failed'), 1, { passed: 1, failed: 1 }],
    ['a test file that does not load', tests('passed'), 1, { passed: 1, failed: 1 }],
    ['a runner that wrote no report', [], 1, { passed: 0, failed: 1 }],
    ['a story that needed a second try', tests('passed', 'flaky'), 0, { passed: 2, failed: 0 }],
    ['a test that was left out', tests('passed', 'skipped'), 0, { passed: 1, failed: 0 }],
    ['a report of failures from a runner that ended well', tests('failed'), 0, { passed: 0, failed: 1 }],
    ['a check that is right', [], 0, { passed: 0, failed: 0 }],
    ['a check that is wrong', [], 2, { passed: 0, failed: 1 }],
  ] as const)('counts %s (HO-090)', (_case, results, exitCode, expected) => {
    expect(tally(results, exitCode)).toEqual(expected);
  });
});
