import { describe, expect, it } from 'vitest';
import { KINDS_FOUND, searchKinds } from './kindSearch.ts';

const kind = (
  id: number,
  name: string,
  line: string | null,
  also: Readonly<Record<string, string>> = {},
) => ({
  id,
  name,
  line,
  also,
});
const KINDS = [
  kind(1, 'Buy now pay later', 'Pay in 30 days', {
    klarna: 'Klarna is buy now, pay later',
    'pay in 3': '“Pay in 3” is this',
  }),
  kind(2, 'Council tax', 'The bill for local services', { bailiff: 'Bailiffs may collect this' }),
  kind(3, 'Court fine (criminal)', 'From a criminal court', { bailiff: 'Bailiffs may collect fines' }),
  kind(4, 'Student loan', null),
];
const names = (typed: string) => searchKinds(KINDS, typed).map(({ name }) => name);

describe('the search for a kind of debt', () => {
  it.each([
    ['its name', 'council', ['Council tax']],
    ['a name that is begun, in any order', 'loan stud', ['Student loan']],
    ['another word', 'Klarna', ['Buy now pay later']],
    ['several words', 'pay in 3', ['Buy now pay later']],
    ['a word of several kinds', 'bailiff', ['Council tax', 'Court fine (criminal)']],
    ['more than one of it', 'bailiffs', ['Council tax', 'Court fine (criminal)']],
    ['a known word among others', 'a letter from bailiffs', ['Council tax', 'Court fine (criminal)']],
    ['what it is', 'local services', ['Council tax']],
  ])('finds it by %s (WT-077)', (_, typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it('says why each fits, with the word that was typed (WT-077)', () => {
    expect(searchKinds(KINDS, 'bailiff').map(({ why }) => why)).toEqual([
      'Bailiffs may collect this',
      'Bailiffs may collect fines',
    ]);
  });

  it('finds nothing by one letter, or by a word that no kind has', () => {
    expect(names('c')).toEqual([]);
    expect(names('zebra')).toEqual([]);
  });

  it('shows a few only, a name before another word', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      kind(at, at === 19 ? 'Fine' : `Kind ${at}`, null, { fine: 'A fine' }),
    );
    const found = searchKinds(many, 'fine');
    expect(found).toHaveLength(KINDS_FOUND);
    expect(found[0]?.name).toBe('Fine');
  });
});
