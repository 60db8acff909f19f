import { isRepaid } from '@towpath/domain/plans/repayment/drawing.ts';
import { type OwedByPlan, owedByPlan } from '@towpath/domain/plans/repayment/owedByPlan.ts';
import { planOn } from '@towpath/domain/plans/repayment/replay.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { eventsOf } from './repository.ts';

export type OwedDeps = {
  readonly database: Database;
  /** Of what happened to plans. */
  readonly seal: Seal;
  readonly clock: Clock;
};

/**
 * What is owed today on the debts of the plan that a person repays by; of none where no such plan is drawn up. Throws
 * DoesNotOpen.
 */
export async function owedToday(
  { database, seal, clock }: OwedDeps,
  customerId: string,
): Promise<OwedByPlan> {
  const standing = await standingPlan(database, customerId);
  if (!standing || !isRepaid(standing.shortName)) return new Map();
  const stored = await eventsOf(database, seal, { customerId, planId: standing.id });
  const events = stored.map(({ event }) => event);
  const plan = planOn(events, isoDate(londonDate(clock.now())));
  return plan ? owedByPlan(plan) : new Map();
}
