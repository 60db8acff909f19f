import { goesOnFollowed } from '@towpath/domain/plans/givesTime.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { changesOf, movePlan } from './repository.ts';
import { holdStandingPlan } from './standingPlan.ts';
import { inDays, type WayOfPlan } from './wayOfPlan.ts';
import { words } from './words.ts';

type Ending = {
  readonly customerId: string;
  readonly planId: string;
  readonly at: Date;
  readonly wayOf: Pick<WayOfPlan, 'way' | 'limitOn'>;
};

/**
 * Notes that time which another plan followed on ended before its day, as one of us heard it: its last day is no date any more.
 *
 * @returns whether anything was noted: the same again changes nothing
 * @throws ApiError NOT_FOUND, or PLAN_DOES_NOT_GO_THERE where it goes on no more, or never did
 */
export async function endFollowedTime(
  trx: DatabaseTransaction,
  { customerId, planId, at, wayOf: { way, limitOn } }: Ending,
): Promise<boolean> {
  const plan = await holdStandingPlan(trx, customerId, planId);
  if (!plan) throw new ApiError('NOT_FOUND');
  if (plan.state === 'ended') return false;
  const changes = inDays(await changesOf(trx, customerId, planId));
  if (!goesOnFollowed(plan.shortName, { way, changes, today: londonDate(at), limitOn })) {
    throw new ApiError('PLAN_DOES_NOT_GO_THERE', { message: words.doesNotFollow });
  }
  await movePlan(trx, { customerId, planId, at, state: 'ended', by: 'receiver', notedBy: 'adviser' });
  return true;
}
