import { type Chance, oneOf } from './synthetic.ts';

export const TERM_KINDS = ['beginning', 'two words', 'misspelt', 'none'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Something typed, and the creditor it is meant for; null if there is none. */
export type Term = { readonly kind: TermKind; readonly typed: string; readonly meant: string | null };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What people type, in the proportions we consider likely: mostly beginnings, seldom a name that does not exist. */
export function termsFor(chance: Chance, names: readonly string[], count: number): readonly Term[] {
  return Array.from({ length: count }, () => {
    const share = chance();
    if (share < 0.45) return beginning(chance, names);
    if (share < 0.7) return twoWords(chance, names);
    return share < 0.95 ? misspelt(chance, names) : nobody(chance);
  });
}

function beginning(chance: Chance, names: readonly string[]): Term {
  const meant = oneOf(chance, names);
  return { kind: 'beginning', typed: meant.slice(0, 2 + Math.floor(chance() * 10)), meant };
}

/** The beginnings of the last word and of the first, in that order. */
function twoWords(chance: Chance, names: readonly string[]): Term {
  const meant = oneOf(chance, names);
  const words = meant.split(/[ &]+/);
  const some = (word: string) => word.slice(0, 2 + Math.floor(chance() * word.length));
  const typed = words.length === 1 ? meant : `${some(words.at(-1) ?? '')} ${some(words[0] ?? '')}`;
  return { kind: 'two words', typed, meant };
}

/** A whole name with one wrong letter in its first word, or two if that word is long. */
function misspelt(chance: Chance, names: readonly string[]): Term {
  const meant = oneOf(chance, names);
  const [first = '', ...more] = meant.split(' ');
  let word = first.toLowerCase();
  const slips = word.length >= 8 && chance() < 0.5 ? 2 : 1;
  for (let slip = 0; slip < slips; slip += 1) word = withSlip(chance, word);
  return { kind: 'misspelt', typed: [word, ...more].join(' '), meant };
}

function withSlip(chance: Chance, word: string): string {
  const at = Math.floor(chance() * word.length);
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const other = oneOf(chance, [...LETTERS]);
  return oneOf(chance, [
    before + after,
    before + other + here + after,
    before + other + after,
    before + after.slice(0, 1) + here + after.slice(1),
  ]);
}

function nobody(chance: Chance): Term {
  const typed = Array.from({ length: 9 }, () => oneOf(chance, [...'qxzjvkw'])).join('');
  return { kind: 'none', typed, meant: null };
}
