import { sameDayAfter } from './dueMonths.ts';
import type { Day } from './event.ts';
import type { KeptPlan } from './kept.ts';
import { type HoldsOffers, offersGoFrom } from './offersWait.ts';
import { isPaidBy } from './payingNow.ts';
import { isScheme } from './repaidWays.ts';

/** A first payment is at most so many months ahead. */
const MONTHS_TO_FIRST = 3;

type ToBegin = {
  readonly shortName: string;
  /** As it stands; null before it is drawn up. */
  readonly plan: Pick<KeptPlan, 'terms' | 'debts'> | null;
  /** What gives time by law beside it; null for nothing. */
  readonly time: HoldsOffers | null;
  readonly today: Day;
};

/** What the first payment of a plan waits for, with the first day after that. */
type Waits = { readonly holds: HoldsOffers; readonly from: Day };

/**
 * What the first payment of a plan waits for; null where it can be on any day, where the plan is paid by already, and where
 * nobody here knows the day.
 */
export function firstPaymentWaits({ shortName, plan, time, today }: ToBegin): Waits | null {
  const from = time && offersGoFrom(time);
  if (time === null || from === null || isScheme(shortName) || from <= today) return null;
  return plan !== null && isPaidBy(plan) ? null : { holds: time, from };
}

/**
 * What protects the person by law as they told, where nobody here knows its last day: the day of the first payment is left to
 * them, and the form says so. Null for nothing, and where the plan is paid by already.
 */
export function firstPaymentHeld({ shortName, plan, time }: Omit<ToBegin, 'today'>): HoldsOffers | null {
  if (time === null || offersGoFrom(time) !== null || isScheme(shortName)) return null;
  return plan !== null && isPaidBy(plan) ? null : time;
}

/** The first and the last day on which the first payment can be: nobody begins to pay while the law gives them time. */
export function firstPaymentDays(toBegin: ToBegin): { readonly from: Day; readonly to: Day } {
  const from = firstPaymentWaits(toBegin)?.from ?? toBegin.today;
  return { from, to: sameDayAfter(from, MONTHS_TO_FIRST) };
}
