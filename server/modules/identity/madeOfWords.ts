import { runFrom, withLetters } from './keyRuns.ts';

/** How many digits and signs around a word are tried by every program that guesses. */
export const FEW_SIGNS = 6;
/** A single letter says nothing of anybody. */
const SHORTEST = 2;
/** What is longer is not looked into: some signs of a text are eighteen letters in plain ones, and looking would take long. */
const LONGEST = 256;

/**
 * The words in some texts, such as names and emails, in the form in which `isMadeOf` looks for them: each text, an email
 * without what follows its sign, and each row of letters.
 */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = texts
    .map(plain)
    .flatMap(text => [text, text.replace(/@.*$/u, ''), ...(text.match(/\p{L}+/gu) ?? [])]);
  return new Set(words.filter(({ length }) => length >= SHORTEST && length <= LONGEST));
}

/**
 * Whether a password is made of nothing but some words, each as often as it likes, forwards or backwards, with capitals,
 * accents and signs for letters left as they may be, and runs of keys and at most six other digits and signs around them.
 *
 * @param words in plain letters, as `wordsOf` gives them
 */
export function isMadeOf(password: string, words: ReadonlySet<string>): boolean {
  const text = plain(password);
  if (words.size === 0 || text.length > LONGEST) return false;
  const letters = withLetters(text);
  const eitherWay = new Set([...words].flatMap(word => [word, [...word].reverse().join('')]));
  const lengths = new Set([...words].map(({ length }) => length));
  // The fewest other characters with which the text up to each place can be made.
  const others = [0, ...Array.from(text, () => Number.POSITIVE_INFINITY)];
  const reach = (to: number, count: number) => {
    others[to] = Math.min(others[to] ?? Number.POSITIVE_INFINITY, count);
  };
  for (let from = 0; from < text.length; from += 1) {
    const count = others[from] ?? Number.POSITIVE_INFINITY;
    if (count > FEW_SIGNS) continue;
    if (!/\p{L}/u.test(text.charAt(from))) reach(from + 1, count + 1);
    const run = runFrom(text, from);
    if (run > 0) reach(from + run, count);
    for (const length of lengths) {
      const to = from + length;
      if (to > text.length) continue;
      if ([text, letters].some(one => eitherWay.has(one.slice(from, to)))) reach(to, count);
    }
  }
  return (others[text.length] ?? Number.POSITIVE_INFINITY) <= FEW_SIGNS;
}

/** As the eye takes it: small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
}
