import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import type { Repayment as Stands } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import type { DiffersToday } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { adviceFirstOf } from './adviceFirst.ts';
import { type FactsDeps, factsToDraw } from './facts.ts';
import { offersWait } from './offers.ts';
import type { OfPlan } from './repository.ts';
import { toldOfToday } from './shown.ts';

/**
 * What of a plan does not agree with what is known, as its page and its case say it; null for another day than today, of
 * which nothing is known, for a plan that goes on no more, and for one that waits for a talk.
 */
export async function differsOn(
  deps: FactsDeps & { readonly clock: Clock },
  { customerId, planId }: OfPlan,
  stands: Stands,
  on: Day,
): Promise<DiffersToday | null> {
  const today = londonDate(deps.clock.now());
  if (on !== isoDate(today) || stands.plan.ended !== null) return null;
  const plan = await standingPlan(deps.database, customerId);
  if (plan?.id !== planId || (await offersWait(deps, customerId))) return null;
  const [facts, adviceFirst] = await Promise.all([
    factsToDraw(deps, customerId, plan, today),
    adviceFirstOf(deps, customerId),
  ]);
  const { draft, ...told } = toldOfToday(stands, facts, adviceFirst);
  return { ...told, left: draft?.monthly ?? null };
}
