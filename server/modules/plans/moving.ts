import { doubtAbout } from '@towpath/domain/casework/doubt.ts';
import { mayMove, type PlanMover, type PlanState } from '@towpath/domain/plans/planState.ts';
import { runsOnceGranted } from '@towpath/domain/plans/ways/ways.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { decidedAdvice } from '../advice/decidedAdvice.ts';
import { holdDecisions } from '../advice/decisions.ts';
import { holdPlan, type KeptPlan, movePlan } from './repository.ts';

type Move = {
  readonly customerId: string;
  readonly planId: string;
  readonly to: PlanState;
  readonly by: PlanMover;
  readonly at: Date;
};

/**
 * Moves a plan of a person for another module, as what is done there brings it about: a letter that went, a form that was
 * released, an answer that came. Nothing is begun against what one of us has said last of their advice, nor of an
 * insolvency before one of us has said that it fits. What the facts of today say of it the caller has asked. What runs from
 * the day on which it is granted runs with that word.
 *
 * @returns `refused` for a plan of somebody else, and where this may not follow by this hand; then nothing has changed
 */
export async function movePlanOf(
  trx: DatabaseTransaction,
  { customerId, planId, to, by, at }: Move,
): Promise<'moved' | 'already there' | 'refused'> {
  // Nobody takes back what was said of the advice while the plan goes on because of it.
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (!plan) return 'refused';
  if (plan.state === to) return 'already there';
  if (!mayMove(plan.state, to, by, await mayBegin(trx, customerId, plan))) return 'refused';
  await movePlan(trx, { customerId, planId, at, state: to, by });
  if (to === 'accepted' && runsOnceGranted(plan.shortName)) {
    await movePlan(trx, { customerId, planId, at, state: 'running', by });
  }
  return 'moved';
}

/** Whether nothing that one of us has said keeps the plan from being begun. */
async function mayBegin(trx: DatabaseTransaction, customerId: string, plan: KeptPlan): Promise<boolean> {
  const last = await trx
    .selectFrom(decidedAdvice(trx).as('decided'))
    .select(['short_name', 'since', 'taken_back_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const lastWord = last
    ? { shortName: last.short_name, since: last.since, takenBackAt: last.taken_back_at }
    : null;
  return doubtAbout(plan, lastWord, true) === null;
}
