import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStages } from './runStages.ts';
import { repository, type Stage } from './stages.ts';

/** Runs stories that fail on purpose with the real runner, under the rules of the browser stage. */
async function runPlanted(file: string): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = [];
  const stage: Stage = {
    name: 'planted',
    heading: 'Planted stories',
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/planted/playwright.config.ts',
      '--reporter=json',
      file,
    ],
    counts: 'playwright',
  };
  const code = await runStages(() => [stage], {
    print: line => lines.push(...line.split('\n')),
    stdio: 'ignore',
    prepare: async () => ({ PLANTED_OUTPUT: output }),
  });
  return { code, lines };
}

let output: string;
beforeAll(() => {
  output = mkdtempSync(join(tmpdir(), 'towpath-planted-'));
});
afterAll(() => rmSync(output, { recursive: true, force: true }));

describe('a run of stages', { timeout: 120_000 }, () => {
  it('is green when a story fails once, and lists it as flaky with what its page said and a trace (HO-090)', async () => {
    const { code, lines } = await runPlanted('once.spec.ts');
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');

    const flaky = lines.indexOf('Flaky: failed, and passed when run once more');
    expect(lines[flaky + 1]).toBe('  e2e/planted/once.spec.ts  planted a story that fails once');
    const page = /^ {4}what the page said: (.+)$/.exec(lines[flaky + 2] ?? '')?.[1] ?? 'none';
    expect(existsSync(resolve(repository, page)), page).toBe(true);
    const trace = /^ {4}trace: (.+)$/.exec(lines[flaky + 3] ?? '')?.[1] ?? 'none';
    expect(existsSync(resolve(repository, trace)), trace).toBe(true);
    expect(lines[flaky + 4], 'nothing else is flaky').toBe('');
  });

  it('is red when a story fails twice (HO-090)', async () => {
    const { code, lines } = await runPlanted('twice.spec.ts');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    expect(lines.join('\n')).not.toContain('Flaky');
    expect(lines.join('\n')).toContain('To run this stage alone: npm test -- planted');
  });

  it('counts what vitest reports (HO-091)', async () => {
    const lines: string[] = [];
    const stage = (report: string): Stage => ({
      name: 'some',
      heading: 'Some unit tests',
      command: [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        '--reporter=json',
        `--outputFile.json=${report}`,
        'tools/checks/closing.test.ts',
      ],
      counts: 'vitest',
    });
    const code = await runStages(report => [stage(report)], {
      print: line => lines.push(...line.split('\n')),
      stdio: 'ignore',
    });
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
    const slowest = lines.slice(lines.indexOf('The 10 slowest tests') + 1, -2);
    expect(slowest.map(line => line.replace(/^ +\d+\.\d s {2}/, '')).toSorted()).toEqual([
      'some  tools/checks/closing.test.ts  the end of npm test names the ten slowest tests over all stages, slowest first (HO-091)',
      'some  tools/checks/closing.test.ts  the end of npm test says only the count when nothing ran',
    ]);
  });

  it('stops at the first stage that fails, and says how long each took (HO-091)', async () => {
    const lines: string[] = [];
    const stage = (name: string, code: string): Stage => ({
      name,
      heading: name,
      command: ['tools/checks/endAs.mjs', code],
    });
    const code = await runStages(() => [stage('first', '0'), stage('second', '3'), stage('third', '0')], {
      print: line => lines.push(...line.split('\n')),
      stdio: 'ignore',
    });
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    const times = lines.slice(lines.indexOf('How long each stage took') + 1);
    expect(times.slice(0, 3).map(line => /^ +\d+\.\d s {2}(.+)$/.exec(line)?.[1])).toEqual([
      'first',
      'second',
      'in all',
    ]);
  });

  it('runs the second command of a stage when the first has passed (HO-093)', async () => {
    const codeOf = (first: string, second: string) => {
      const [command, next] = [first, second].map(code => ['tools/checks/endAs.mjs', code]);
      const stage: Stage = { name: 'both', heading: 'Both', command: command ?? [], next: next ?? [] };
      return runStages(() => [stage], { print: () => {}, stdio: 'ignore' });
    };
    expect([await codeOf('0', '0'), await codeOf('0', '3'), await codeOf('3', '0')]).toEqual([0, 1, 1]);
  });
});
