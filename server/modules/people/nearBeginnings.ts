const LETTERS = "abcdefghijklmnopqrstuvwxyz'- ";
/** Fewer letters with one of them wrong could be anybody. */
const FEWEST = 4;
/** So much of what is typed is tried: a name both ways is hardly longer. */
const MOST = 32;
const NAME = /^[a-z][a-z' -]*$/u;

/**
 * The beginnings that what was typed may have been meant to be, where one letter of a name is missing, too many, another
 * or swapped with the next. None for what is no name or too short.
 *
 * @param typed as it is looked for: small letters without accents
 */
export function nearBeginnings(typed: string): readonly string[] {
  if (typed.length < FEWEST || typed.length > MOST || !NAME.test(typed)) return [];
  const near = new Set<string>();
  for (let at = 0; at < typed.length; at += 1) {
    const [before, here, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    near.add(before + after);
    if (after !== '') near.add(before + after.charAt(0) + here + after.slice(1));
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      near.add(before + letter + here + after);
    }
  }
  near.delete(typed);
  // Without its end it begins as many a name does that is not near.
  near.delete(typed.slice(0, -1));
  return [...near];
}
