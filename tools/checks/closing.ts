import type { TestResult } from './results.ts';
import { type Tally, tally } from './tally.ts';

/** One stage that has run. */
export interface StageRun {
  /** The name that selects it. */
  readonly name: string;
  readonly milliseconds: number;
  readonly exitCode: number;
  readonly results: readonly TestResult[];
}

const SLOWEST = 10;

/**
 * The end of `npm test`'s output: the duration of each stage, the slowest tests of all stages, the stories that
 * passed only at the second attempt, and last, on a line of its own, the count.
 */
export function closingLines(runs: readonly StageRun[]): readonly string[] {
  const tests = runs.flatMap(({ name, results }) => results.map(result => ({ stage: name, ...result })));
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky');
  const { passed, failed } = sumOf(runs);
  return [
    ...headed('How long each stage took', [
      ...runs.map(({ name, milliseconds }) => `${seconds(milliseconds)}  ${name}`),
      `${seconds(runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0))}  in all`,
    ]),
    ...headed(
      `The ${SLOWEST} slowest tests`,
      slowest.map(
        ({ milliseconds, stage, file, name }) => `${seconds(milliseconds)}  ${stage}  ${file}  ${name}`,
      ),
    ),
    ...headed(
      'Flaky: failed, and passed when run once more',
      flaky.flatMap(({ file, name, page, trace }) => [
        `${file}  ${name}`,
        ...(page ? [`  what the page said: ${page}`] : []),
        `  trace: ${trace ?? 'none was recorded'}`,
      ]),
    ),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

/** The totals of all stages. */
export function sumOf(runs: readonly StageRun[]): Tally {
  return runs
    .map(({ results, exitCode }) => tally(results, exitCode))
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
      passed: 0,
      failed: 0,
    });
}

function headed(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map(line => `  ${line}`)];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
}
