import type { Solution } from '@towpath/contracts/api/recommendation.ts';

/** How a solution stands, in the words of its card (AD-019); the last two are ours. */
export type Standing = 'Also Matched' | 'Unavailable' | 'Ask an adviser' | 'Gives you time';

/** How a solution other than the best match stands. */
export function standingOf({
  eligibility,
  displayRule,
}: Pick<Solution, 'eligibility' | 'displayRule'>): Standing {
  if (eligibility === 'INELIGIBLE') return 'Unavailable';
  if (eligibility === 'CANNOT_SAY') return 'Ask an adviser';
  return displayRule === 'BANNER' ? 'Gives you time' : 'Also Matched';
}
