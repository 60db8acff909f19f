import type { KindGuide } from './kindGuide.ts';

/** A kind of debt as a search reads it. */
export type SearchedKind = Pick<KindGuide, 'line' | 'also'> & { readonly id: number; readonly name: string };

/** A kind that fits what is typed. */
export type KindMatch = {
  readonly id: number;
  readonly name: string;
  /** Why it fits: the sentence with the word that was found, or else what the kind is. Null where the name says it. */
  readonly why: string | null;
};

/** The most kinds that are shown for a word. */
export const KINDS_FOUND = 8;
/** A single letter fits nearly every kind. */
const FEWEST_LETTERS = 2;

/**
 * The kinds of debt that fit what is typed: by their name, by another word that people use, or by what they are, in
 * this order. Words of three letters and more may be begun only, and be in any order; capitals, dashes and an s at the end do not matter.
 */
export function searchKinds<Kind extends SearchedKind>(
  kinds: readonly Kind[],
  typed: string,
): readonly KindMatch[] {
  const wanted = wordsOf(typed);
  if (wanted.join('').length < FEWEST_LETTERS) return [];
  const fits = (text: string) => {
    const words = wordsOf(text);
    return wanted.every(part => words.some(word => (isBegun(part) ? word.startsWith(part) : word === part)));
  };
  const found = kinds.flatMap(
    ({ id, name, line, also }): readonly (KindMatch & { readonly rank: number })[] => {
      const said = Object.entries(also).find(([word]) => fits(word) || begins(wanted, wordsOf(word)));
      if (fits(name)) return [{ id, name, why: line, rank: 0 }];
      if (said) return [{ id, name, why: said[1], rank: 1 }];
      return line !== null && fits(line) ? [{ id, name, why: line, rank: 2 }] : [];
    },
  );
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, KINDS_FOUND)
    .map(({ id, name, why }) => ({ id, name, why }));
}

/** Two letters are a word of their own, such as HP, and not the beginning of one. */
function isBegun(part: string): boolean {
  return part.length > FEWEST_LETTERS;
}

/** Whether all of a known phrase was typed, with more around it: "a letter from bailiffs" has "bailiff". */
function begins(typed: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every(word => typed.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter(word => word !== '')
    .map(word => (word.length > 3 ? word.replace(/s$/u, '') : word));
}
