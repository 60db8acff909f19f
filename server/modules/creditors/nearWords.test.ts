import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearForms, wrongLetters, wrongLettersAllowed } from './nearWords.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const wordOf = (minLength: number) =>
  fc.array(letter, { minLength, maxLength: 12 }).map(letters => letters.join(''));

type Slip = {
  readonly kind: 'missing' | 'added' | 'other' | 'swapped';
  readonly at: number;
  readonly letter: string;
};
const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('missing', 'added', 'other', 'swapped'),
  at: fc.nat(30),
  letter,
});

function withSlip(word: string, { kind, at: place, letter: other }: Slip): string {
  const at = place % word.length;
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (kind === 'missing') return before + after;
  if (kind === 'added') return before + other + here + after;
  if (kind === 'other') return before + other + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

const share = (one: string, other: string) => {
  const forms = new Set(nearForms(one));
  return nearForms(other).some(form => forms.has(form));
};

describe('a misspelt word', () => {
  it('shares a form with the right one when one letter is wrong, whichever it is', () => {
    fc.assert(
      fc.property(wordOf(4), slip, (word, one) => {
        const typed = withSlip(word, one);
        expect(share(typed, word), typed).toBe(true);
        expect(wrongLetters(typed, word, 1)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('shares a form with the right one when two letters of a longer word are wrong', () => {
    fc.assert(
      fc.property(wordOf(8), slip, slip, (word, one, two) => {
        const typed = withSlip(withSlip(word, one), two);
        expect(share(typed, word), typed).toBe(true);
        // A letter inserted between two swapped ones counts as one more.
        const isPlain = one.kind !== 'swapped' && two.kind !== 'swapped';
        expect(wrongLetters(typed, word, 3)).toBeLessThanOrEqual(isPlain ? 2 : 3);
      }),
      { numRuns: 2000 },
    );
  });

  it('is compared with the beginning of a word, which may go on', () => {
    expect(wrongLetters('barclys', 'barclaycard', 2)).toBe(2);
    expect(wrongLetters('barclycard', 'barclaycard', 2)).toBe(1);
    expect(wrongLetters('sant', 'santander', 2)).toBe(0);
    expect(wrongLetters('hbsc', 'hsbc', 2)).toBe(1);
  });

  it('is compared as a whole when it is short: anything could be made of three letters', () => {
    expect(wrongLetters('tbs', 'tsb', 2)).toBe(1);
    expect(wrongLetters('tbs', 'tsbank', 2)).toBeGreaterThan(1);
  });

  it.each([
    ['ee', 0],
    ['tsb', 1],
    ['monzo', 1],
    ['vanqis', 2],
  ])('such as %s may have %i wrong letters', (word, allowed) => {
    expect(wrongLettersAllowed(word)).toBe(allowed);
  });

  it('is filed under few forms', () => {
    expect(nearForms('scottishpower').length).toBeLessThanOrEqual(22);
    expect(nearForms('tsb')).toEqual(['tsb', 'sb', 'tb', 'ts']);
    expect(nearForms('o2')).toEqual([]);
  });
});
