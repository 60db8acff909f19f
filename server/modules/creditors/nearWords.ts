/**
 * How many letters at the start of a word are used to look up a misspelt one; the rest is compared
 * afterwards.
 */
const COMPARED = 6;
/** From this length on a word may have two wrong letters; in a shorter one that would match too much. */
const LONG = 6;
/** A word this short has to be nearly right as a whole; a longer one may still be incomplete. */
const SHORT = 3;

/** How many letters of a typed word may be wrong: missing, extra, replaced or swapped. */
export function wrongLettersAllowed(typed: string): number {
  if (typed.length < SHORT) return 0;
  return typed.length < LONG ? 1 : 2;
}

/**
 * The beginning of a word with letters left out, and the beginning itself. Two words share one of these if
 * neither has more wrong letters than allowed, so a misspelt word is found by equality. None for a word that
 * is too short to be distinctive.
 */
export function nearForms(word: string): readonly string[] {
  const allowed = wrongLettersAllowed(word);
  if (allowed === 0) return [];
  const forms = new Set([word.slice(0, COMPARED)]);
  for (let left = allowed; left > 0; left -= 1) {
    for (const form of [...forms]) {
      for (let at = 0; at < form.length; at += 1) forms.add(form.slice(0, at) + form.slice(at + 1));
    }
  }
  return [...forms];
}

/**
 * How many letters are wrong in what was typed of a word, which may be longer; two swapped letters count as
 * one. A short word is compared as a whole. Infinity for more than the limit: most words are told apart after
 * a few letters.
 */
export function wrongLetters(typed: string, word: string, atMost: number): number {
  if (word.length + atMost < typed.length) return Number.POSITIVE_INFINITY;
  const columns = Math.min(word.length, typed.length + atMost);
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const here: number[] = new Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    let least = Number.POSITIVE_INFINITY;
    // Further from the diagonal there are more wrong letters than the limit.
    const from = Math.max(0, row - atMost);
    for (let at = from; at <= Math.min(columns, row + atMost); at += 1) {
      const same = typed[row - 1] === word[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const away =
        at === 0
          ? row
          : Math.min(
              (last[at] ?? Number.POSITIVE_INFINITY) + 1,
              (here[at - 1] ?? Number.POSITIVE_INFINITY) + 1,
              (last[at - 1] ?? Number.POSITIVE_INFINITY) + (same ? 0 : 1),
              isSwapped ? (before[at - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
            );
      here[at] = away;
      if (away < least) least = away;
    }
    if (least > atMost) return Number.POSITIVE_INFINITY;
    before = last;
    last = here;
  }
  const found = typed.length <= SHORT ? (last[word.length] ?? Number.POSITIVE_INFINITY) : Math.min(...last);
  return found <= atMost ? found : Number.POSITIVE_INFINITY;
}
