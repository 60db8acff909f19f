import type { Pence } from '../../values/pence.ts';
import { monthOf, monthsAfter, paymentDay } from './dueMonths.ts';
import type { Day, Month } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import { shareOut } from './shareOut.ts';
import { withRest } from './sharing.ts';

/** What one debt gets in one month. */
export type MonthShare = { readonly debtId: string; readonly payment: Pence };

export type DueMonth = {
  readonly due: Month;
  /** The day on which it is paid. */
  readonly on: Day;
  readonly shares: readonly MonthShare[];
  readonly sum: Pence;
  readonly isBreak: boolean;
};

/** So far a plan is followed: one that is not over by then has no end that could be named. */
const MOST_MONTHS = 1200;

/**
 * The payments to come until all is paid, from the first month that is not marked on; a month with nothing to pay has none.
 *
 * A month whose day has passed is still to be paid until the next one is due. What was not marked before that was not paid,
 * as far as we know: the last payment moves on by it.
 *
 * @param today the end of the day that the plan is of
 * @param holidays bank holidays where the person lives
 */
export function paymentsToCome(
  plan: KeptPlan,
  today: Day,
  holidays: ReadonlySet<Day>,
): { readonly months: readonly DueMonth[]; readonly endsOn: Day | null } {
  const months: DueMonth[] = [];
  if (plan.ended !== null) return { months, endsOn: null };
  const owed = new Map(debtsInPlan(plan).map(({ id, owed: left }) => [id, left]));
  let due = firstToCome(plan, today, holidays);
  for (let ahead = 0; ahead < MOST_MONTHS; ahead += 1, due = monthsAfter(due, 1)) {
    const left = debtsInPlan(plan).map(debt => ({ ...debt, owed: owed.get(debt.id) ?? 0 }));
    if (left.every(debt => debt.owed === 0)) return { months, endsOn: months.at(-1)?.on ?? null };
    const shares = sharesOfMonth(plan, due, left);
    for (const { debtId, payment } of shares) owed.set(debtId, (owed.get(debtId) ?? 0) - payment);
    const isBreak = breakIn(plan, due) !== undefined;
    // Marked as a whole already.
    if (shares.length === 0 && (!isBreak || plan.months.has(due))) continue;
    const on = paymentDay(due, plan.firstPayment, holidays);
    months.push({ due, on, shares, sum: shares.reduce((total, { payment }) => total + payment, 0), isBreak });
  }
  return { months, endsOn: null };
}

/** The month that was due last, where it is not marked as a whole, or else the next. */
function firstToCome(plan: KeptPlan, today: Day, holidays: ReadonlySet<Day>): Month {
  const first = monthOf(plan.firstPayment);
  let due = monthsAfter(monthOf(today), -1);
  // The month after this one may be due already, where the day has moved over its end.
  while (paymentDay(monthsAfter(due, 1), plan.firstPayment, holidays) <= today) due = monthsAfter(due, 1);
  const hasBegun = due > first;
  return hasBegun ? due : first;
}

/** What each debt gets in a month, of those that are not marked in it; `owed` is what would be owed by then. */
export function sharesOfMonth(
  plan: Pick<KeptPlan, 'monthly' | 'terms' | 'breaks' | 'months'>,
  due: Month,
  debts: readonly Pick<KeptDebt, 'id' | 'owed' | 'payment' | 'since'>[],
): readonly MonthShare[] {
  const marked = plan.months.get(due);
  const isOpen = ({ id }: { readonly id: string }) => !marked?.paid.has(id) && !marked?.missed.has(id);
  const inIt = debts.filter(({ since }) => since <= due);
  return sharesFor(plan, due, inIt)
    .filter(isOpen)
    .filter(({ payment }) => payment > 0)
    .map(({ id, payment }) => ({ debtId: id, payment }));
}

function sharesFor(
  { monthly, terms, breaks }: Pick<KeptPlan, 'monthly' | 'terms' | 'breaks'>,
  due: Month,
  debts: readonly Pick<KeptDebt, 'id' | 'owed' | 'payment'>[],
) {
  const owing = debts.map(({ id, owed }) => ({ id, balance: owed }));
  const inBreak = breakIn({ breaks }, due);
  if (inBreak) return shareOut(inBreak.monthly, owing, 0).shares;
  const payments = debts.map(({ id, payment, owed }) => ({ id, payment: Math.min(payment, owed) }));
  // What a debt does not need any more goes to the others; a token stays a token.
  return terms.way === 'token' ? payments : withRest(monthly, payments, owing);
}

/** The break that a month is in, the one that was asked for last; undefined for none. */
export function breakIn({ breaks }: Pick<KeptPlan, 'breaks'>, due: Month) {
  return breaks.findLast(({ from, to }) => from <= due && due <= to);
}

export const PAST_STATES = ['paid', 'part paid', 'not paid', 'break', 'not marked'] as const;

/** How a month stands whose day has come or that was marked. */
export type PastMonth = {
  readonly due: Month;
  readonly on: Day;
  readonly paid: Pence;
  readonly state: (typeof PAST_STATES)[number];
  /** The debts of which nothing is said yet. */
  readonly open: readonly string[];
};

/** Every month from the first payment on whose day has come, or that was marked before, the latest first. */
export function monthsSoFar(plan: KeptPlan, today: Day, holidays: ReadonlySet<Day>): readonly PastMonth[] {
  const marked = [...plan.months.keys()];
  const first = [monthOf(plan.firstPayment), ...marked].toSorted()[0] ?? monthOf(today);
  const past: PastMonth[] = [];
  const last = [monthsAfter(monthOf(today), 1), ...marked].toSorted().at(-1) ?? monthOf(today);
  for (let due = last; due >= first; due = monthsAfter(due, -1)) {
    const on = paymentDay(due, plan.firstPayment, holidays);
    const month = plan.months.get(due);
    if (!month && (on > today || due < monthOf(plan.firstPayment))) continue;
    past.push({ due, on, ...stateOf(plan, due) });
  }
  return past;
}

function stateOf(plan: KeptPlan, due: Month): Pick<PastMonth, 'paid' | 'state' | 'open'> {
  const month = plan.months.get(due);
  const paid = [...(month?.paid.values() ?? [])].reduce((total, sum) => total + sum, 0);
  const open =
    plan.ended === null ? sharesOfMonth(plan, due, debtsInPlan(plan)).map(({ debtId }) => debtId) : [];
  const isBreak = breakIn(plan, due)?.monthly === 0;
  if (paid > 0) {
    return { paid, open, state: open.length > 0 || (month?.missed.size ?? 0) > 0 ? 'part paid' : 'paid' };
  }
  if (isBreak) return { paid, open: [], state: 'break' };
  return { paid, open, state: open.length > 0 ? 'not marked' : 'not paid' };
}
