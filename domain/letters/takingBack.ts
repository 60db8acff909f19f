import type { LetterDefinition } from './definition.ts';
import type { SentAbout } from './sentLetter.ts';
import { differsIn, standOf, standsAt } from './threads.ts';

/**
 * The letter that went about a debt since and could not have gone without one before it, such as a second try after the offer
 * that was refused; null where there is none.
 *
 * @param sent what went about the debt, the earliest first
 * @param at the place of the letter before among these
 * @param all every letter there is
 */
export function followedBy(
  sent: readonly SentAbout[],
  at: number,
  all: readonly LetterDefinition[],
): LetterDefinition | null {
  const follows = sent.find(({ definition, sentOn }, later) => {
    const { stages } = definition.when;
    if (later <= at || stages === undefined) return false;
    const before = sent.slice(0, later);
    const without = before.filter((_, other) => other !== at);
    const stand = standOf(without, sentOn, all);
    return differsIn(stand, standOf(before, sentOn, all), stages) && !standsAt(stand, stages);
  });
  return follows?.definition ?? null;
}
