import type { DoneThing } from './things.ts';

/**
 * What is said of something that was done. Letters that would read alike say which they were, and where that is the same too,
 * what each is about.
 *
 * @param shown all that is shown beside it, with itself
 */
export function sayDone(thing: DoneThing, shown: readonly DoneThing[]): string {
  const { what, letter, about } = thing;
  const alike = shown.filter(other => other !== thing && other.what === what);
  if (letter === undefined || alike.length === 0) return what;
  const named = `${what}: “${letter}”`;
  return about && alike.some(other => other.letter === letter) ? `${named} (${about})` : named;
}
