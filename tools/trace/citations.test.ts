import { describe, expect, it } from 'vitest';
import { citations, idsIn } from './citations.ts';

const ids = (source: string): string[] => citations(source, false).map(citation => citation.id);

describe('the ids in a title', () => {
  it.each([
    ['strips commas (QU-033)', ['QU-033']],
    ['strips commas (QU-033, QU-034)', ['QU-033', 'QU-034']],
    ['refuses a bad date (QU-014 to QU-017)', ['QU-014', 'QU-015', 'QU-016', 'QU-017']],
    ['refuses a bad date (QU-014 to 016, API-001)', ['QU-014', 'QU-015', 'QU-016', 'API-001']],
    ['a run written backwards (QU-017 to QU-014)', ['QU-017', 'QU-014']],
    ['goes on after the last of three digits (DN-999 to DN-1001)', ['DN-999', 'DN-1000', 'DN-1001']],
    ['rounds to whole pence', []],
    ['reads ISO-8601 and the phone number 0300-123', []],
  ])('%s', (title, expected) => {
    expect(idsIn(title)).toEqual(expected);
  });
});

describe('the citations of a test file', () => {
  it.each([
    ['a test', "it('does (QU-001)', () => {});"],
    ['a group', "describe('does (QU-001)', () => {});"],
    ['a table', "it.each([[1, 'no (QU-002)']])('does %s (QU-001)', () => {});"],
    ['a table in a template', 'it.each`a\n$' + "{1}`('does (QU-001)', () => {});"],
    ['a property', "test.prop([fc.string()])('does (QU-001)', () => {});"],
    ['a browser test', "test.describe.serial('does (QU-001)', () => {});"],
    ['a title in a template', 'it(`does $' + '{what} (QU-001)`, () => {});'],
    ['a title in two parts', "it('does ' + what + ' (QU-001)', () => {});"],
  ])('are read from %s', (_case, source) => {
    expect(ids(source)).toEqual(['QU-001']);
  });

  it.each([
    ['a comment', "// it('does (QU-001)')"],
    ['a text', `const text = "it('does (QU-001)')";`],
    ['a test that is not run', "it['todo']('does (QU-001)');"],
    ['a call of something else', "write('does (QU-001)');"],
    ['a comparison', "it('does', () => expect(text).toBe('(QU-001)'));"],
  ])('are not read from %s', (_case, source) => {
    expect(ids(source)).toEqual([]);
  });

  it('come with their line', () => {
    expect(citations("// £\nit('a (QU-001)', () => {});\n\nit('b (QU-002)', () => {});", false)).toEqual([
      { id: 'QU-001', line: 2 },
      { id: 'QU-002', line: 4 },
    ]);
  });
});
