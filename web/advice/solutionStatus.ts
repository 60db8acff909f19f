import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import type { words } from './words.ts';

/** Status of a solution that is not the best match (AD-019). */
export type SolutionStatus = keyof typeof words.statuses;

/** Works out the status of a solution other than the best match. */
export function solutionStatus({
  eligibility,
  displayRule,
}: Pick<Solution, 'eligibility' | 'displayRule'>): SolutionStatus {
  if (eligibility === 'INELIGIBLE') return 'unavailable';
  if (eligibility === 'CANNOT_SAY') return 'askAdviser';
  return displayRule === 'BANNER' ? 'givesTime' : 'alsoMatched';
}
