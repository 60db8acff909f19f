import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { seedOfCases } from './casesOfCommit.ts';

const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function commit(why: string): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', why);
  return git('rev-parse', 'HEAD').trim();
}

describe('the cases that properties try', () => {
  it('are the same for one commit, and others for the next (DN-1290)', () => {
    const first = commit('First');
    const seed = seedOfCases(undefined, folder);
    expect(seed.toString(16).padStart(7, '0')).toBe(first.slice(0, 7));
    expect(seedOfCases('', folder)).toBe(seed);
    commit('Second');
    expect(seedOfCases(undefined, folder)).not.toBe(seed);
  });

  it('are those that somebody asks for (DN-1290)', () => {
    expect(seedOfCases('447830883', folder)).toBe(447830883);
    expect(seedOfCases('0', folder)).toBe(0);
  });

  it('are the same each time where there is no commit (DN-1290)', () => {
    expect(seedOfCases('no number', tmpdir())).toBe(seedOfCases(undefined, tmpdir()));
  });

  it('are drawn so in this run (DN-1290)', () => {
    expect(fc.readConfigureGlobal().seed).toBe(Number(process.env['CASES_SEED']));
  });
});
