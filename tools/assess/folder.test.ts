import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runAssess } from './main.ts';

const TODAY = { year: 2026, month: 11, day: 21 };
const EXAMPLES = join(import.meta.dirname, 'examples');
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('judges a folder of cases at once, a row for each in order of name, and counts what came of them (SA-125)', () => {
  const { output, exitCode } = runAssess([EXAMPLES], TODAY);
  const lines = output.trimEnd().split('\n');
  expect(exitCode).toBe(0);
  expect(lines[0]).toMatch(/^case +nation +verdict +recommended +also open/u);
  expect(lines.slice(2, 8).map(line => line.split(/ +/u).slice(0, 3))).toEqual([
    ['benefits-scotland', 'scotland', 'RECOMMENDED'],
    ['couple-scotland', 'scotland', 'RECOMMENDED'],
    ['homeowner-wales', 'wales', 'RECOMMENDED'],
    ['not-finished-england', 'england', 'WITHHELD'],
    ['shortfall-northern-ireland', 'northern-ireland', 'RECOMMENDED'],
    ['tenant-england', 'england', 'RECOMMENDED'],
  ]);
  expect(lines[5]).toMatch(/STATEMENT_INCOMPLETE$/u);
  expect(lines.at(-1)).toBe('6 cases: 1 WITHHELD, 5 RECOMMENDED');
});

it('gives the record of each case of a folder as a line of its own (SA-125)', () => {
  const { output } = runAssess([EXAMPLES, '--json', '--on', '2026-11-21'], TODAY);
  const lines = output
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatchObject({ name: 'benefits-scotland', record: { on: '2026-11-21' } });
});

it('names the fault of one file in its row and judges the others (SA-125)', () => {
  const cases = join(folder, 'with-a-fault');
  mkdirSync(cases);
  writeFileSync(
    join(cases, 'a.json'),
    '{"statement": {"isComplete": true, "lines": []}, "debts": [], "nation": "wales"}',
  );
  writeFileSync(join(cases, 'b.json'), '{"debts": 3}');
  const { output, exitCode } = runAssess([cases], TODAY);
  expect(exitCode).toBe(2);
  expect(output).toMatch(/^a +wales +/mu);
  expect(output).toMatch(/^b +FAULT +.*b\.json: statement: /mu);
  expect(output).toContain('2 cases: 1 FAULT, 1 ');
});

it('says that a folder has no case', () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect(runAssess([empty], TODAY)).toEqual({
    output: '',
    fault: `${empty}: there is no case (a .json file) in this folder\n`,
    exitCode: 2,
  });
});
