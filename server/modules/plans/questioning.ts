import { isNotSentYet, mayMove } from '@towpath/domain/plans/planState.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { waitingWork } from '../work/workItems.ts';
import { currentPlan, holdPlan, movePlan } from './repository.ts';
import { noLongerChosen, putBeforeAdviser } from './workList.ts';

/** What an adviser had said of an advice, and took back. */
type TakenBack = {
  readonly customerId: string;
  readonly recordId: string;
  readonly shortName: string;
  readonly at: Date;
};

/**
 * Questions the plan that rested on what an adviser took back, as long as nothing was sent: what is being prepared goes
 * back to an adviser, and it is on the work list, to be talked over again.
 *
 * @returns whether they have a plan that rested on it, sent or not
 */
export async function questionPlan(
  trx: DatabaseTransaction,
  { customerId, recordId, shortName, at }: TakenBack,
  look: { readonly opening: OpeningHours; readonly withinOpenDays: number | undefined },
): Promise<boolean> {
  const current = await currentPlan(trx, customerId);
  const plan = current && (await holdPlan(trx, customerId, current.id));
  if (!plan || (plan.shortName !== shortName && plan.recordId !== recordId)) return false;
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
  { customerId, at }: Pick<TakenBack, 'customerId' | 'at'>,
): Promise<void> {
  const current = await currentPlan(trx, customerId);
  const plan = current && (await holdPlan(trx, customerId, current.id));
  if (!plan || !mayMove(plan.state, 'left', 'adviser')) return;
  await movePlan(trx, { customerId, planId: plan.id, at, state: 'left', by: 'adviser' });
  await noLongerChosen(trx, { customerId, planId: plan.id, at });
}
