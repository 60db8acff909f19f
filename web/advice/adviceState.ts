import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isSettled } from './missingParts.ts';

/**
 * What an advice says first. `close`: a write-off is nearly open. `person`: a person has to look at the case before
 * anything is recommended. `solutions`: all else, also what is still missing.
 */
export type AdviceState = 'close' | 'person' | 'solutions';

export function adviceState({
  close,
  status,
  forAdviser,
  kept,
}: Pick<Recommendation, 'close' | 'status' | 'forAdviser' | 'kept'>): AdviceState {
  if (close !== null) return 'close';
  const isForPerson = status === 'ask an adviser' && kept !== null && forAdviser.length > 0;
  return isForPerson && !forAdviser.some(({ code }) => isSettled(code)) ? 'person' : 'solutions';
}
