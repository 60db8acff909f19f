import { type Doubt, doubtAbout, doubtToTell } from '@towpath/domain/casework/doubt.ts';
import { runsAsTime } from '@towpath/domain/plans/givesTime.ts';
import { isOutOfOurHands } from '@towpath/domain/plans/planState.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Recommendations, StandingAdvice } from '../advice/recommendation.ts';
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

/** The same as it is told, by where the plan stands. */
export function toldDoubtOf(
  plan: Pick<KeptPlan, 'shortName' | 'chosenAt' | 'state'>,
  standing: Parameters<typeof doubtOf>[1],
): Doubt | null {
  const { shortName, state } = plan;
  return doubtToTell(doubtOf(plan, standing), {
    isOutOfOurHands: isOutOfOurHands(state),
    runsAsTime: runsAsTime(shortName, state),
  });
}

/** Judges a case by its facts, and says what one of us has said of the advice of today. */
export type JudgesToday = Pick<Recommendations, 'judgedNow' | 'asHeld'>;

/**
 * The same by the facts as they are, in a transaction that holds the person's session and the decisions on their advice:
 * nobody changes a fact or takes back a word before what goes on because of it is written down.
 */
export async function doubtToday(
  trx: DatabaseTransaction,
  recommendations: JudgesToday,
  customerId: string,
  plan: Pick<KeptPlan, 'shortName' | 'chosenAt'>,
) {
  const record = await recommendations.judgedNow(customerId, trx);
  const standing = record && (await recommendations.asHeld(trx, customerId, record));
  return { doubt: doubtOf(plan, standing), standing };
}
