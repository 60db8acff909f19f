import { join } from 'node:path';

// Changes the rules in one place after another and looks whether a test notices: docs/mutation.md says how to run it
// and what it found. Not part of `npm test`: it takes the better part of an hour.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'sentences.mjs')],
  ignorers: ['sentences'],
  // Which tests reach a place is known by coverage: to follow the imports for each change as well takes most of the time.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [
    'domain/{budget,journey-engine,solutions}/**/*.ts',
    // Tests, and what only tests use.
    '!domain/**/*.test.ts',
    '!domain/**/{testing,fixtures,random}/**',
  ],
  coverageAnalysis: 'perTest',
  // What runs only while a file is loaded is a table: texts, limits with their dates and sources, lists of criteria. A
  // change there could be tried only by loading everything anew, with all tests; the golden cases and the tests of
  // dated limits read these tables line by line.
  ignoreStatic: true,
  // The tests of `domain` need `domain`, `contracts` and `content`; the rest is not copied.
  ignorePatterns: [
    '/bench',
    '/e2e',
    '/server',
    '/web',
    '/sandbox',
    '/design-system',
    '/docs',
    '/build',
    '/.data',
    // A copy without the projects it refers to would be refused; those of the original are found above the copy.
    'tsconfig*.json',
  ],
  // There is no such file: Stryker would rewrite it with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  tempDirName: '.data/mutation/copy',
  incrementalFile: '.data/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.data/mutation/report.html' },
  jsonReporter: { fileName: '.data/mutation/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
