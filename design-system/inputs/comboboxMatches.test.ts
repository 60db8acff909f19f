import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, parted } from './comboboxMatches.ts';
import { words } from './words.ts';

describe('the arrow keys in a list of matches', () => {
  it.each([
    ['down', undefined, 0],
    ['down', 0, 1],
    ['down', 2, 0],
    ['up', undefined, 2],
    ['up', 2, 1],
    ['up', 0, 2],
  ] as const)('%s from %s of three leads to %s', (move, from, to) => {
    expect(moved(from, move, 3)).toBe(to);
  });

  it('lead nowhere without matches', () => {
    expect(moved(undefined, 'down', 0)).toBeUndefined();
    expect(moved(2, 'up', 0)).toBeUndefined();
  });
});

describe('a match', () => {
  it('emphasises the typed part, in any capitalisation', () => {
    expect(parted('Barrowby Bank', ' BANK ')).toEqual([
      { text: 'Barrowby ', typed: false },
      { text: 'Bank', typed: true },
    ]);
  });

  it('stays whole when it was found by another name', () => {
    expect(parted('Barrowby Bank', 'tsb')).toEqual([{ text: 'Barrowby Bank', typed: false }]);
  });

  it('keeps its words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (label, typed) => {
        expect(
          parted(label, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});

it('says how many matches there are', () => {
  expect(words.combobox.matches(1)).toBe('1 match below.');
  expect(words.combobox.matches(3)).toBe('3 matches below.');
});
