import { isQuestioned } from '@towpath/domain/casework/doubt.ts';
import { isNotSentYet, mayMove } from '@towpath/domain/plans/planState.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { StandingAdvice } from '../advice/recommendation.ts';
import { waitingWork } from '../work/workItems.ts';
import { toldDoubtOf } from './doubtOf.ts';
import { currentPlan, holdPlan, movePlan } from './repository.ts';
import { putBeforeAdviser } from './workList.ts';

/** What one of us has just said of an advice, or taken back of it. */
type Said = {
  readonly customerId: string;
  readonly at: Date;
  /** The advice as it stands from now on. */
  readonly standing: Pick<StandingAdvice, 'advice' | 'lastWord'>;
};

/**
 * Questions what a person chose where it does not rest any more on what one of us says of the advice, as long as nothing
 * was sent: what is being prepared goes back to an adviser, and it is on the work list, to be talked over again. A yes to
 * what they chose questions nothing.
 *
 * @returns whether they have a plan that is in doubt because of it, sent or not; never what gives time while it runs
 */
export async function questionPlan(
  trx: DatabaseTransaction,
  { customerId, at, standing }: Said,
  look: { readonly opening: OpeningHours; readonly withinOpenDays: number | undefined },
): Promise<boolean> {
  const current = await currentPlan(trx, customerId);
  const plan = current && (await holdPlan(trx, customerId, current.id));
  if (!plan || !isQuestioned(toldDoubtOf(plan, standing))) return false;
  if (!isNotSentYet(plan.state)) return true;
  if (plan.state === 'being prepared' && mayMove(plan.state, 'with an adviser', 'adviser')) {
    await movePlan(trx, { customerId, planId: plan.id, at, state: 'with an adviser', by: 'adviser' });
  }
  if ((await waitingWork(trx, 'plan', customerId)).length === 0) {
    await putBeforeAdviser(trx, { customerId, planId: plan.id, at }, look);
  }
  return true;
}

/** One of us closed the session: what was chosen is left, as long as nothing was sent. */
export async function leaveOfClosed(
  trx: DatabaseTransaction,
  { customerId, at }: Pick<Said, 'customerId' | 'at'>,
): Promise<void> {
  const current = await currentPlan(trx, customerId);
  const plan = current && (await holdPlan(trx, customerId, current.id));
  if (!plan || !mayMove(plan.state, 'left', 'adviser')) return;
  await movePlan(trx, { customerId, planId: plan.id, at, state: 'left', by: 'adviser' });
}
