import type { AdviceFirst } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { NOTHING_APART, type PaidApart } from '@towpath/domain/plans/repayment/paidApart.ts';
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
import { apartOf, type KnownToday, toldOfToday } from './shown.ts';
import { withoutAdvice } from './withoutAdvice.ts';

type DepsToday = FactsDeps & { readonly clock: Clock };
type PlanToDraw = Parameters<typeof factsToDraw>[2];

/** What is known today beside what was written down of a plan. */
export type ToldBeside = {
  /** What of it does not agree with what is known; null for a plan that waits for a talk as well. */
  readonly differs: DiffersToday | null;
  readonly apart: PaidApart;
};

const NOTHING_TOLD: ToldBeside = { differs: null, apart: NOTHING_APART };

/**
 * What of a plan does not agree with what is known, and what is paid beside it, as its page and its case say it. Nothing of
 * another day than today, of which that is not known, and of a plan that goes on no more.
 */
export async function toldBeside(
  deps: DepsToday,
  { customerId, planId }: OfPlan,
  stands: Stands,
  on: Day,
): Promise<ToldBeside> {
  if (on !== isoDate(londonDate(deps.clock.now())) || stands.plan.ended !== null) return NOTHING_TOLD;
  const plan = await standingPlan(deps.database, customerId);
  if (plan?.id !== planId) return NOTHING_TOLD;
  const [{ known, adviceFirst }, waits] = await Promise.all([
    knownOf(deps, customerId, plan),
    offersWait(deps, customerId),
  ]);
  const apart = apartOf(stands, known, adviceFirst);
  if (waits !== null) return { differs: null, apart };
  const { draft, ...told } = toldOfToday(stands, known, adviceFirst);
  return { differs: { ...told, left: draft?.monthly ?? null }, apart };
}

/** Whether anything is paid beside a plan today. */
export async function isPaidBeside(
  deps: DepsToday,
  customerId: string,
  plan: PlanToDraw,
  stands: Stands,
): Promise<boolean> {
  const { known, adviceFirst } = await knownOf(deps, customerId, plan);
  return apartOf(stands, known, adviceFirst).each.length > 0;
}

async function knownOf(
  deps: DepsToday,
  customerId: string,
  plan: PlanToDraw,
): Promise<{ readonly known: KnownToday; readonly adviceFirst: AdviceFirst }> {
  const today = londonDate(deps.clock.now());
  const [facts, adviceFirst] = await Promise.all([
    factsToDraw(deps, customerId, plan, today),
    adviceFirstOf(deps, customerId),
  ]);
  const lacking = facts ? null : await withoutAdvice(deps, customerId, plan, today);
  return { known: { facts, lacking }, adviceFirst };
}
