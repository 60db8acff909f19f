import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { isOutOfOurHands } from '@towpath/domain/plans/planState.ts';
import type { EndedHow } from '@towpath/domain/plans/ways/endedHow.ts';
import { endingsOf } from '@towpath/domain/plans/ways/endings.ts';
import { type Hand, mayBeWithdrawn, movesTo, type ToldHere } from '@towpath/domain/plans/ways/hands.ts';
import type { LimitOn } from '@towpath/domain/plans/ways/lawDays.ts';
import type { Way } from '@towpath/domain/plans/ways/way.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdDecisions } from '../advice/decisions.ts';
import { doubtToday, type JudgesToday } from './doubtOf.ts';
import { changesOf, holdPlan, type KeptPlan, movePlan } from './repository.ts';
import { talkOfPlan } from './talks.ts';
import { inDays } from './wayOfPlan.ts';
import { words } from './words.ts';

type Noting = {
  readonly customerId: string;
  readonly planId: string;
  /** Where it stood as whoever notes it saw it. */
  readonly from: PlanState;
  readonly to: PlanState;
  readonly hand: Hand;
  readonly at: Date;
  /** Of the solution of this plan, where its person lives. */
  readonly way: Way;
  /** Its form is handed over, or has gone. */
  readonly isFormUsed: boolean;
  /** Its person took it back before anybody decided, as somebody else notes: its end is theirs. */
  readonly isWithdrawn?: boolean;
  /** Which of the two that its end can be it is; left out where that is not said. */
  readonly endedHow?: EndedHow | undefined;
  readonly limitOn: LimitOn;
  /** What is written down here of how it is repaid; null where nothing is. */
  readonly told: ToldHere | null;
};

/**
 * Notes that a plan has come to a state, by the person or by one of us. The same again changes nothing. The caller holds the
 * person's session, so that no fact changes meanwhile.
 *
 * @throws ApiError NOT_FOUND, PLAN_CHANGED_ELSEWHERE where it does not stand any more where they saw it, PLAN_IN_DOUBT where
 *   it may not be begun now, or PLAN_DOES_NOT_GO_THERE
 */
export async function noteState(
  trx: DatabaseTransaction,
  recommendations: JudgesToday,
  {
    customerId,
    planId,
    from,
    to,
    hand,
    at,
    way,
    isFormUsed,
    told,
    limitOn,
    endedHow,
    isWithdrawn = false,
  }: Noting,
): Promise<{ readonly plan: KeptPlan; readonly isMoved: boolean }> {
  // Nobody takes back what was said of the advice while the plan goes on because of it.
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (!plan) throw new ApiError('NOT_FOUND');
  if (plan.state === to) return { plan, isMoved: false };
  if (plan.state !== from) {
    throw new ApiError('PLAN_CHANGED_ELSEWHERE', { message: words.standsElsewhere });
  }
  const { doubt } = await doubtToday(trx, recommendations, customerId, plan);
  if (isOutOfOurHands(to) && (await talkOfPlan(trx, customerId, plan))?.waits && to !== 'ended') {
    throw new ApiError('PLAN_IN_DOUBT', { ...(hand === 'adviser' && { message: words.refused.talkFirst }) });
  }
  const noting = { way, state: plan.state, hand, mayBegin: doubt === null, isFormUsed, told };
  const saysHow = endedHow === undefined || (to === 'ended' && (await canEndAs(endedHow)));
  const mayGo = saysHow && (!isWithdrawn || (to === 'ended' && mayBeWithdrawn(noting)));
  const moves = mayGo ? movesTo(noting, to) : null;
  if (!moves) {
    // The words of the errors are for the person.
    const isOurs = hand === 'adviser';
    const onlyWaits = mayGo && movesTo({ ...noting, mayBegin: true }, to) !== null;
    throw onlyWaits && doubt !== null
      ? new ApiError('PLAN_IN_DOUBT', { ...(isOurs && { message: words.refused[doubt] }) })
      : new ApiError('PLAN_DOES_NOT_GO_THERE', { ...(isOurs && { message: words.doesNotFollow }) });
  }
  for (const move of moves) {
    await movePlan(trx, {
      customerId,
      planId,
      at,
      state: move.to,
      by: isWithdrawn ? 'person' : move.by,
      notedBy: hand,
      ...(move.to === 'ended' && { endedHow }),
    });
  }
  return { plan: { ...plan, state: to }, isMoved: true };

  async function canEndAs(how: EndedHow): Promise<boolean> {
    // What is written down of its payments says by itself how it ended.
    if (told !== null) return false;
    const changes = inDays(await changesOf(trx, customerId, planId));
    return endingsOf({ way, changes, limitOn }, londonDate(at)).some(one => one.how === how);
  }
}
