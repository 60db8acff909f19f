import { sameDayAfter } from './dueMonths.ts';
import type { Day } from './event.ts';
import type { KeptPlan } from './kept.ts';
import { isPaidBy } from './payingNow.ts';

/** A plan is looked over once a year, where its terms do not say sooner. */
export const REVIEW_MONTHS = 12;

/**
 * What kind of look a plan is due for: at its budget, as of every plan; of token payments, which last some months, at the advice
 * too; and that anew, before all else, once the time that their offers were for is over.
 */
export const REVIEWS = ['review', 'look anew', 'tokens over'] as const;
export type Review = (typeof REVIEWS)[number];

type Reviewed = Pick<KeptPlan, 'terms' | 'drawnUpOn' | 'reviewedOn'>;

/**
 * The day from which on the time that the offers of token payments were for is over, counted from when the plan was drawn up
 * first, as its looks are; null for any other plan, and where its terms do not say how long they are for.
 */
export function tokensOverOn({ terms: { way, mostMonths }, drawnUpOn }: Reviewed): Day | null {
  return way === 'token' && mostMonths !== undefined ? sameDayAfter(drawnUpOn, mostMonths) : null;
}

/** By when a plan is to be looked at again: of token payments no later than when their time is over, where it was not since. */
export function reviewDueOn(plan: Reviewed): Day {
  const due = sameDayAfter(plan.reviewedOn, plan.terms.reviewMonths ?? REVIEW_MONTHS);
  const over = tokensOverOn(plan);
  return over !== null && plan.reviewedOn < over && over < due ? over : due;
}

/** What look a plan is due for at the end of a day; null for none. Of offers that never went no time is over. */
export function reviewNow(plan: Reviewed & Pick<KeptPlan, 'debts'>, today: Day): Review | null {
  if (today < reviewDueOn(plan)) return null;
  if (plan.terms.way !== 'token') return 'review';
  const over = tokensOverOn(plan);
  return over !== null && over <= today && isPaidBy(plan) ? 'tokens over' : 'look anew';
}

/** What look a plan is due for, by what there is to do of it; null for none. */
export function reviewIn(tasks: readonly string[]): Review | null {
  return REVIEWS.find(review => tasks.includes(review)) ?? null;
}
