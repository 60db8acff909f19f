import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { impurities } from './purity.ts';

const domain = sourceFiles(['.ts', '.tsx']).filter(
  file => file.startsWith('domain/') && !file.endsWith('.test.ts') && !file.includes('/testing/'),
);

describe('domain', () => {
  it('depends on its arguments alone', () => {
    expect(domain.length).toBeGreaterThan(10);
    const places = domain.flatMap(file =>
      impurities(readFileSync(join(root, file), 'utf8')).map(({ line, what }) => `${file}:${line} ${what}`),
    );
    expect(places).toEqual([]);
  });
});

describe('the check of purity', () => {
  it.each([
    ['the clock', 'export const now = () => Date.now();', 'Date.now'],
    ['the clock in brackets', "Date['now']();", 'Date.now'],
    ['the clock under another name', 'const { now } = Date;', 'Date.now'],
    ['the clock handed on', 'read(Date);', 'Date.now'],
    ['a date of now', 'const today = new Date();', 'new Date()'],
    ['a date of now without brackets', 'const today = new Date;', 'new Date()'],
    ['a date called as a function', 'const today = Date();', 'Date.now'],
    ['dice', 'const id = Math.random();', 'Math.random'],
    ['dice handed on', 'const dice = Math.random;', 'Math.random'],
    ['dice in brackets', "Math['random']();", 'Math.random'],
    ['dice under another name', 'const { random } = Math;', 'Math.random'],
    ['the environment', 'const port = process.env.PORT;', 'process'],
    ['the environment in a template', 'const text = `$' + '{process.pid}`;', 'process'],
    ['the whole world', 'globalThis.Date.now();', 'globalThis'],
    ['the network', "await fetch('/api');", 'fetch'],
    ['a timer', 'setTimeout(() => {}, 1);', 'setTimeout'],
    ['output', "console.log('x');", 'console'],
    ['where the file is', 'const here = import.meta.dirname;', 'import.meta'],
    ["Node's own modules", "import { readFileSync } from 'node:fs';", 'node:fs'],
    ["Node's own modules, later", "const fs = await import('node:fs');", 'node:fs'],
    ["Node's own modules, passed on", "export * from 'node:path';", 'node:path'],
  ])('sees %s', (_case, source, what) => {
    expect(impurities(source).map(place => place.what)).toContain(what);
  });

  it.each([
    ['a date made from a text', "const day = new Date('2026-11-21');"],
    ['a date made in universal time', 'const day = new Date(Date.UTC(2026, 10, 21));'],
    ['arithmetic', 'const half = Math.round(7 / 2);'],
    ['a comment and a text that speak of the clock', "// Date.now()\nconst text = 'Date.now() and process';"],
    ['the type of a date', 'export function show(day: Date): string { return String(day instanceof Date); }'],
    ['a property of that name', 'const step = { process: 1 }; export const it = step.process;'],
    ['a parameter of that name', 'export const where = (location: string) => location;'],
  ])('has nothing against %s', (_case, source) => {
    expect(impurities(source)).toEqual([]);
  });

  it('says on which line, whatever stands before it', () => {
    const source =
      '// £ and — take more than one byte\n\nexport const a = 1;\n\nexport const b = Math.random();\n';
    expect(impurities('export {};\n')).toEqual([]);
    expect(impurities(source)).toEqual([{ line: 5, what: 'Math.random' }]);
  });
});
