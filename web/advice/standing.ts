import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import type { words } from './words.ts';

/** How a solution stands that is not the best match (AD-019). */
export type Standing = keyof typeof words.standings;

/** How a solution other than the best match stands. */
export function standingOf({
  eligibility,
  displayRule,
}: Pick<Solution, 'eligibility' | 'displayRule'>): Standing {
  if (eligibility === 'INELIGIBLE') return 'unavailable';
  if (eligibility === 'CANNOT_SAY') return 'askAdviser';
  return displayRule === 'BANNER' ? 'givesTime' : 'alsoMatched';
}
