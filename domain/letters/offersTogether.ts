import { checkPounds, type Pence } from '../values/pence.ts';
import type { LetterEdits } from './compose.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { beyond } from './placeLimits.ts';
import { KNOWN_PLACES } from './places.ts';

/** What a letter offers each month: its share as the person changed it, or as it was worked out; null for no offer. */
export function offerIn(facts: LetterFacts, edits: LetterEdits): Pence | null {
  const edit = checkPounds(edits.share ?? '');
  // The sums of a plan that is drawn up are not changed in a letter: one of before counts no more.
  const counts =
    edit.ok &&
    KNOWN_PLACES.share.canChange(facts) &&
    beyond(KNOWN_PLACES.share, facts, edits.share ?? '') === null;
  return counts ? edit.value : (facts.debt?.share ?? null);
}

/** Whether the offers of several letters are what there is for them, and in words how far they are from it. */
export type OffersTogether = {
  /** In pence a month. */
  readonly total: Pence;
  /** Above 0: the letters offer so much more than there is; below 0: less. Null while it is not known what there is. */
  readonly difference: Pence | null;
  readonly says: string;
};

/**
 * Adds up what letters offer each month.
 *
 * @param available what there is to share; null where it is not known
 */
export function offersTogether(offers: readonly Pence[], available: Pence | null): OffersTogether {
  const { offers: words } = letterWords;
  const total = offers.reduce((sum, offer) => sum + offer, 0);
  if (available === null) return { total, difference: null, says: words.unknown(total) };
  const difference = total - available;
  if (difference === 0) return { total, difference, says: words.same(total) };
  const says = difference > 0 ? words.over(total, available) : words.under(total, available);
  return { total, difference, says };
}
