import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@towpath/server/modules/content/load.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { alterContent, CHANGES } from './testing/alterContent.ts';

/** The tests that read the operator's content. */
const READERS = [
  'contracts/content',
  'web/home',
  'web/vite/siteContent.test.ts',
  'tools/rules/contentIds.test.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'towpath-altered-'));
const reports = mkdtempSync(join(tmpdir(), 'towpath-altered-report-'));
beforeAll(() => {
  cpSync(join(root, 'content'), folder, { recursive: true });
  alterContent(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(reports, { recursive: true });
});

const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_OPTIONS, ...outside } = process.env;

/** Runs those tests with another content folder; returns the exit code and which tests failed. */
function runOver(content: string, files: readonly string[]) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const report = join(reports, `${files.length}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project=unit',
      '--project=pages',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    // Without the variables that this test run has set for its own workers.
    { cwd: root, env: { ...outside, CONTENT_DIR: content } },
  );
  type Tests = { assertionResults: { fullName: string; status: string }[] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: Tests[] };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(one => one.status !== 'passed').map(({ fullName }) => fullName);
  return { status, failed, count: results.length };
}

describe('content that an operator has changed', () => {
  it('is read, each change as it was made (HO-149)', () => {
    const before = loadContent(join(root, 'content'));
    const after = loadContent(folder);
    expect(CHANGES.length).toBeGreaterThan(15);
    expect(after.claims.rating).toMatchObject({ score: 4.6, detail: 'by 11,870 people' });
    expect(after.claims.helped?.emphasis).toBe('more than 1.2 million people');
    expect(after.pages.map(({ path }) => path)).toContain('/questions');
    expect(after.help.length).toBe(before.help.length + 1);
    expect(after.creditTypes.length).toBe(before.creditTypes.length + 1);
    expect(after.creditors.length).toBe(before.creditors.length + 1);
    expect(JSON.stringify(after.budget)).toContain('Winter Support Grant');
    expect(JSON.stringify(after.health)).toContain('Panic attacks');
    expect(JSON.stringify(after)).not.toContain('"example":true');
  });

  it('leaves every test of the content green (HO-149)', () => {
    const { status, failed, count } = runOver(folder, READERS);
    expect(failed).toEqual([]);
    expect(status).toBe(0);
    expect(count).toBeGreaterThan(150);
  }, 400_000);

  it('is what those tests read: a fault in it turns them red (HO-149)', () => {
    const { status } = runOver(join(folder, 'not-there'), ['contracts/content/operator.test.ts']);
    expect(status).not.toBe(0);
  }, 60_000);
});
