import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';

/** Each line becomes a file in domain/ that must be refused. */
const REFUSED = [
  ['the clock', 'export const now = () => Date.now();'],
  ['the clock in brackets', "export const now = Date['now']();"],
  ['the clock under another name', 'export const { now } = Date;'],
  ['the clock handed on', 'export const clocks = [Date];'],
  ['the clock in a date', 'export const date = new Date(Date.now());'],
  ['the clock in the parts of a date', 'export const date = Date.UTC(Date.now());'],
  ['a date of now', 'export const today = new Date();'],
  ['a date of now without brackets', 'export const today = new Date;'],
  ['a date called as a function', 'export const today = Date();'],
  ['dice', 'export const id = Math.random();'],
  ['dice handed on', 'export const dice = Math.random;'],
  ['dice in brackets', "export const id = Math['random']();"],
  ['dice under another name', 'export const { random } = Math;'],
  ['dice among arguments', 'export const id = Math.max(1, Math.random());'],
  ['the whole world', 'export const now = globalThis.Date.now();'],
  ['text run as a program', "export const one = eval('1');"],
  ['text made a function', "export const one = new Function('return 1');"],
  ['where the file is', 'export const here = import.meta.url;'],
] as const;

/** Each of these must pass. */
const FINE = [
  ['a date made from a text', "export const day = new Date('2026-11-21');"],
  ['a date in universal time', 'export const day = Date.UTC(2026, 10, 21);'],
  ['arithmetic', 'export const half = Math.max(1, Math.round(7 / 2));'],
  ['arithmetic handed on', 'export const sizes = [-1].map(Math.abs);'],
  ['a comment and a text that speak of them', "// Math.random()\nexport const text = 'Date.now()';"],
  ['the type of a date', 'export const show = (day: Date): string => String(day instanceof Date);'],
  ['a property of that name', 'export const step = { Date: 1 };\nexport const it = step.Date;'],
] as const;

let folder: string;
/** The files in which the rule found something. */
let refused: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-pure-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  };
  for (const file of ['biome.json', 'domain/pure.grit']) cpSync(join(root, file), join(folder, file));
  REFUSED.forEach(([, source], index) => {
    write(`domain/values/refused${index}.ts`, source);
  });
  FINE.forEach(([, source], index) => {
    write(`domain/values/fine${index}.ts`, source);
  });
  const [, dice] = REFUSED[9];
  for (const file of ['domain/values/a.test.ts', 'domain/values/testing/a.ts', 'server/a.ts'])
    write(file, dice);
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '--only=plugin', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[];
  };
  refused = diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location: { path } }) => (typeof path === 'string' ? path : path.file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('domain', () => {
  it.each(REFUSED.map(([what, source], index) => [what, source, index] as const))(
    'may not use %s (HO-067)',
    (_what, _source, index) => {
      expect(refused).toContain(`domain/values/refused${index}.ts`);
    },
  );

  it.each(FINE.map(([what, source], index) => [what, source, index] as const))(
    'may use %s',
    (_what, _source, index) => {
      expect(refused).not.toContain(`domain/values/fine${index}.ts`);
    },
  );

  it('is what the rule is for: tests and the server may throw dice', () => {
    expect(refused.filter(file => !file.startsWith('domain/values/refused'))).toEqual([]);
  });
});
