import { relative, resolve } from 'node:path';
import { repository } from './stages.ts';

/** One test of a run, as its runner reported it. */
export interface TestResult {
  /** Its titles, outermost first, and the window size if there are several. */
  readonly name: string;
  /** The file that contains it, relative to the root of the repository. */
  readonly file: string;
  /** The duration of all attempts together. */
  readonly milliseconds: number;
  /** `flaky`: it failed at first and passed at the second attempt. */
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** What its page said when it first failed, relative to the root of the repository. */
  readonly page?: string;
  /** The trace of its second attempt, in the same way; open it with `npx playwright show-trace`. */
  readonly trace?: string;
}

/** The part of vitest's JSON report that is used. */
interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** The part of Playwright's JSON report that is used. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: {
        status?: string;
        duration: number;
        attachments: { name: string; path?: string }[];
      }[];
    }[];
  }[];
}

/**
 * Every test that a runner reported.
 *
 * @param runner the runner that wrote the report
 * @param report the text of the JSON report; empty if the runner wrote none
 */
export function testResults(runner: 'vitest' | 'playwright', report: string): readonly TestResult[] {
  if (report === '') return [];
  return runner === 'vitest'
    ? fromVitest(JSON.parse(report) as VitestReport)
    : fromPlaywright(JSON.parse(report) as PlaywrightReport);
}

function fromVitest({ testResults: files }: VitestReport): readonly TestResult[] {
  return files.flatMap(file =>
    file.assertionResults.map(({ fullName, status, duration }) => ({
      name: fullName,
      file: fromRoot(file.name),
      milliseconds: duration ?? 0,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

function fromPlaywright({ config: { rootDir }, suites }: PlaywrightReport): readonly TestResult[] {
  /** The outermost suite is the file, whose name is reported separately. */
  const inSuite = (suite: PlaywrightSuite, titles: readonly string[]): readonly TestResult[] => [
    ...suite.specs.flatMap(spec =>
      spec.tests.map(test => {
        const failedFirst = test.results.find(({ status }) => status !== 'passed' && status !== 'skipped');
        const page = failedFirst?.attachments.find(({ name }) => name === 'error-context')?.path;
        const traced = test.results.flatMap(({ attachments }) => attachments);
        const trace = traced.find(({ name }) => name === 'trace')?.path;
        const size = test.projectName === '' ? [] : [`[${test.projectName}]`];
        return {
          name: [...size, ...titles, spec.title].join(' '),
          file: fromRoot(resolve(rootDir, spec.file)),
          milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
          outcome: OUTCOMES[test.status],
          ...(page === undefined ? {} : { page: fromRoot(page) }),
          ...(trace === undefined ? {} : { trace: fromRoot(trace) }),
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap(inner => inSuite(inner, [...titles, inner.title])),
  ];
  return suites.flatMap(file => inSuite(file, []));
}

function fromRoot(path: string): string {
  return relative(repository, path);
}
