import type { HoldsOffers } from '../plans/repayment/offersWait.ts';
import type { KnownForLetters } from './factsAsked.ts';

/**
 * What holds the offers of a plan by what its person told of alone, as it holds their letters: it did not run here, so that
 * nobody here knows its day. Null for nothing, and for what they chose itself.
 *
 * @param chosen the short name of what they chose
 */
export function heldAsTold(inForce: KnownForLetters['inForce'], chosen: string): HoldsOffers | null {
  if (inForce === null || inForce.from === 'plan' || inForce.value === null || inForce.value === chosen)
    return null;
  return { shortName: inForce.value, endsOn: null };
}
