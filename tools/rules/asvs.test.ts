import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { citations } from '../trace/citations.ts';
import { ASVS_IDS, type AsvsLine, asvsFault, asvsLines } from './asvs.ts';

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const lines = asvsLines(page);
const textOf = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
const tests = sourceFiles(['.test.ts', '.test.tsx', '.spec.ts']);
const citedRows = new Set(
  tests.flatMap(file => citations(textOf(file) ?? '', file.endsWith('.tsx')).map(({ id }) => id)),
);

describe('the table of the ASVS', () => {
  it('has each requirement of levels 1 and 2 once, in their order (IS-259)', () => {
    expect(ASVS_IDS).toHaveLength(253);
    expect(lines.map(({ id }) => id)).toEqual(ASVS_IDS);
  });

  it('names a test that is there for all that it calls held (IS-259)', () => {
    expect(lines.flatMap(line => asvsFault(line, { citedRows, textOf }) ?? [])).toEqual([]);
  });

  it('says at its head how many are held, and how many are not (IS-259)', () => {
    const count = (state: string) => lines.filter(line => line.state === state).length;
    expect(page).toContain(
      `${count('held')} are held by what runs and a test holds each; ${count('written')} ask for a document and it is there; ${count('partly')} are held in part and ${count('not held')} are not; ${count('does not apply')} are about`,
    );
  });

  const LINE: AsvsLine = { id: '1.1.1', state: 'held', says: 'so', proofs: ['IS-259'] };
  it.each<[string, Partial<AsvsLine>, string]>([
    ['is held by nothing', { proofs: [] }, '1.1.1 names nothing that holds it'],
    ['names a row that no test cites', { proofs: ['ZZ-999'] }, '1.1.1: ZZ-999 is not there'],
    [
      'names a file that is gone',
      { proofs: ['`server/gone.test.ts`: is'] },
      '1.1.1: `server/gone.test.ts`: is is not there',
    ],
    [
      'names a test that is gone',
      { proofs: ['`tools/rules/asvs.test.ts`: has\u0020gone'] },
      '1.1.1: `tools/rules/asvs.test.ts`: has\u0020gone is not there',
    ],
    [
      'names a file of tests and none of them',
      { proofs: ['`tools/rules/asvs.test.ts`'] },
      '1.1.1: `tools/rules/asvs.test.ts` is not there',
    ],
    ['calls a document a test', { proofs: ['`docs/running.md`'] }, '1.1.1: `docs/running.md` is not there'],
    ['has a state of its own', { state: 'nearly' }, "1.1.1: 'nearly' is no state"],
    ['does not say why', { state: 'does not apply', says: '', proofs: [] }, '1.1.1 does not say how or why'],
  ])('refuses a line that %s (IS-259)', (_, change, fault) => {
    expect(asvsFault(LINE, { citedRows, textOf })).toBeNull();
    expect(asvsFault({ ...LINE, ...change }, { citedRows, textOf })).toBe(fault);
  });
});
