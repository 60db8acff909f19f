import { type Doubt, doubtAbout } from '@towpath/domain/casework/doubt.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import type { StandingAdvice } from '../advice/recommendation.ts';
import type { KeptPlan } from './repository.ts';

/**
 * Why what a person chose does not rest on an advice that counts; null where it does.
 *
 * @param standing their advice of today with our last word on it; null while there is none
 */
export function doubtOf(
  plan: Pick<KeptPlan, 'shortName' | 'chosenAt'>,
  standing: Pick<StandingAdvice, 'advice' | 'lastWord'> | null,
): Doubt | null {
  const isOpen = standing !== null && canChoose(standing.advice, plan.shortName);
  return doubtAbout(plan, standing?.lastWord ?? null, isOpen);
}
