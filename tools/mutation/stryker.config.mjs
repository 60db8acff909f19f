import { join } from 'node:path';

// Changes the rules in one place after another and checks whether a test notices. docs/mutation.md says how to run it
// and what it found. Not part of `npm test`, because it takes most of an hour.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'sentences.mjs')],
  ignorers: ['sentences'],
  // Coverage says which tests reach a place; following the imports for each change as well would take most of the
  // time.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [
    'domain/{budget,journey-engine,solutions}/**/*.ts',
    // Tests, and code that only tests use.
    '!domain/**/*.test.ts',
    '!domain/**/{testing,fixtures,random}/**',
  ],
  coverageAnalysis: 'perTest',
  // Code that runs only while a file is loaded is a table: texts, limits with their dates and sources, lists of
  // criteria. To test a change there, everything would have to be loaded again and all tests run; the golden cases
  // and the tests of dated limits check these tables line by line.
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
    // TypeScript refuses a copy without the projects it refers to; those of the original are found above the copy.
    'tsconfig*.json',
  ],
  // Names no file on purpose: Stryker would rewrite one through an interface that TypeScript 7 does not have.
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
