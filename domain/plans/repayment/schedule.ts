import type { Pence } from '../../values/pence.ts';
import { type Holidays, monthOf, monthsAfter, paymentDay } from './dueMonths.ts';
import type { Day, Month } from './event.ts';
import { type Break, debtsInPlan, type KeptDebt, type KeptPlan, owedInAll } from './kept.ts';
import { type Share, shareOut } from './shareOut.ts';
import { withRest } from './sharing.ts';

/** What one debt gets in one month. */
export type MonthShare = { readonly debtId: string; readonly payment: Pence };

export type DueMonth = {
  readonly due: Month;
  /** The day on which it is paid. */
  readonly on: Day;
  readonly shares: readonly MonthShare[];
  readonly sum: Pence;
  /** Less than else is paid, or nothing, in a break of the plan or since each lender of it is in one. */
  readonly isBreak: boolean;
  /**
   * The debts whose lenders are in a break of their own in it, and get less than else, or nothing; those too whose settlement is
   * still to be paid.
   */
  readonly resting: readonly string[];
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
 * @param holidays bank holidays of a nation
 */
export function paymentsToCome(
  plan: KeptPlan,
  today: Day,
  holidays: Holidays,
): { readonly months: readonly DueMonth[]; readonly endsOn: Day | null } {
  const months: DueMonth[] = [];
  const walk = monthsToCome(plan, today, holidays);
  let step = walk.next();
  for (; !step.done; step = walk.next()) months.push(step.value);
  return { months, endsOn: step.value ? (months.at(-1)?.on ?? null) : null };
}

/**
 * What each debt that is not marked gets in a month, as it is said to the person: of a month to come, after those before it
 * that are still to be paid.
 */
export function sharesDue(plan: KeptPlan, due: Month, today: Day, holidays: Holidays): readonly MonthShare[] {
  for (const month of monthsToCome(plan, today, holidays)) {
    if (month.due === due) return month.shares;
    if (month.due > due) break;
  }
  return sharesOfMonth(plan, due, debtsInPlan(plan));
}

/** The payments to come, one after the other; at the end, whether all is paid by them. */
function* monthsToCome(
  plan: KeptPlan,
  today: Day,
  holidays: Holidays,
): Generator<DueMonth, boolean, undefined> {
  if (plan.ended !== null) return false;
  const owed = new Map(debtsInPlan(plan).map(({ id, owed: left }) => [id, left]));
  let due = firstToCome(plan, today, holidays);
  for (let ahead = 0; ahead < MOST_MONTHS; ahead += 1, due = monthsAfter(due, 1)) {
    const left = debtsInPlan(plan).map(debt => ({ ...debt, owed: owed.get(debt.id) ?? 0 }));
    if (left.every(debt => debt.owed === 0)) return true;
    const shares = sharesOfMonth(plan, due, left);
    for (const { debtId, payment } of shares) owed.set(debtId, (owed.get(debtId) ?? 0) - payment);
    const resting = restingIn(plan, due, left);
    const asked = resting.filter(id => ownBreakIn(plan, due, id)?.isSettling !== true);
    const isBreak = breakIn(plan, due) !== undefined || (shares.length === 0 && asked.length > 0);
    // Marked as a whole already.
    if (shares.length === 0 && (!isBreak || plan.months.has(due))) continue;
    const on = paymentDay(due, plan, holidays);
    yield { due, on, shares, sum: sumOf(shares.map(({ payment }) => payment)), isBreak, resting };
  }
  return false;
}

/** The month that was due last, where it is not marked as a whole, or else the next. */
function firstToCome(plan: KeptPlan, today: Day, holidays: Holidays): Month {
  const first = monthOf(plan.firstPayment);
  let due = monthsAfter(monthOf(today), -1);
  // The month after this one may be due already, where the day has moved over its end.
  while (paymentDay(monthsAfter(due, 1), plan, holidays) <= today) due = monthsAfter(due, 1);
  const hasBegun = due > first;
  return hasBegun ? due : first;
}

/**
 * What each debt gets in a month, of those that are not marked in it; `owed` is what would be owed by then.
 *
 * The month is shared as it stood before any of it was marked, so that what one was paid raises nobody else: what a debt
 * does not need any more goes to the others from the next month on. What a lender does not get in a break of its own goes to
 * nobody else either: whoever pays keeps it.
 */
export function sharesOfMonth(
  plan: Pick<KeptPlan, 'monthly' | 'terms' | 'breaks' | 'months' | 'debts'>,
  due: Month,
  debts: readonly Pick<KeptDebt, 'id' | 'owed' | 'payment' | 'since'>[],
): readonly MonthShare[] {
  const marked = plan.months.get(due);
  const gone = plan.debts.filter(({ id, out }) => out !== null && marked?.paid.has(id));
  const inIt = [...debts.filter(({ since }) => since <= due), ...gone].map(debt => ({
    ...debt,
    owed: debt.owed + (marked?.paid.get(debt.id) ?? 0),
  }));
  const isOpen = ({ id }: { readonly id: string }) => !marked?.paid.has(id) && !marked?.missed.has(id);
  const open = inIt.filter(isOpen);
  const shares = new Map(sharesFor(plan, due, inIt).map(({ id, payment }) => [id, payment]));
  const planned = open.map(({ id }) => ({ id, payment: shares.get(id) ?? 0 }));
  return withoutResting(plan, due, withinSum(plan, due, withoutResting(plan, due, planned), open))
    .filter(({ payment }) => payment > 0)
    .map(({ id, payment }) => ({ debtId: id, payment }));
}

type DebtOfMonth = Pick<KeptDebt, 'id' | 'owed' | 'payment'>;

function sharesFor(
  plan: Pick<KeptPlan, 'monthly' | 'terms' | 'breaks'>,
  due: Month,
  debts: readonly DebtOfMonth[],
): readonly Share[] {
  const owing = balancesOf(debts);
  const inBreak = breakIn(plan, due);
  if (inBreak) return shareOut(inBreak.monthly, owing, 0).shares;
  // What a debt does not need any more goes to the others; a token stays a token.
  return plan.terms.way === 'token' ? ownShares(debts) : withRest(plan.monthly, ownShares(debts), owing);
}

/**
 * Where more was paid than the plan had, less is over for the others: down to their own shares, which stay; in a break down
 * to nothing.
 */
function withinSum(
  plan: Pick<KeptPlan, 'monthly' | 'terms' | 'breaks' | 'months'>,
  due: Month,
  planned: readonly Share[],
  open: readonly DebtOfMonth[],
): readonly Share[] {
  const inBreak = breakIn(plan, due);
  const over = (inBreak?.monthly ?? plan.monthly) - sumOf([...(plan.months.get(due)?.paid.values() ?? [])]);
  if (sumOf(planned.map(({ payment }) => payment)) <= over) return planned;
  if (inBreak) return shareOut(Math.max(0, over), balancesOf(open), 0).shares;
  return withRest(over, ownShares(open), balancesOf(open));
}

/** What was offered, or what is owed where that is less. */
function ownShares(debts: readonly DebtOfMonth[]): readonly Share[] {
  return debts.map(({ id, payment, owed }) => ({ id, payment: Math.min(payment, owed) }));
}

function balancesOf(debts: readonly DebtOfMonth[]) {
  return debts.map(({ id, owed }) => ({ id, balance: owed }));
}

function sumOf(sums: readonly Pence[]): Pence {
  return sums.reduce((total, sum) => total + sum, 0);
}

/** The break with the lender of one debt that a month is in, the one that was told of last; undefined for none. */
function ownBreakIn({ breaks }: Pick<KeptPlan, 'breaks'>, due: Month, id: string): Break | undefined {
  return breaks.findLast(({ from, to, debtId }) => debtId === id && from <= due && due <= to);
}

/** Each share of a month, and no more than what its lender gets in a break of its own. */
function withoutResting(
  plan: Pick<KeptPlan, 'breaks'>,
  due: Month,
  shares: readonly Share[],
): readonly Share[] {
  return shares.map(share => {
    const own = ownBreakIn(plan, due, share.id);
    return own ? { ...share, payment: Math.min(share.payment, own.monthly) } : share;
  });
}

/** The debts on which something is owed, and whose lenders get less than else in a month, in a break of their own. */
function restingIn(
  plan: Pick<KeptPlan, 'breaks' | 'months'>,
  due: Month,
  debts: readonly Pick<KeptDebt, 'id' | 'owed' | 'payment' | 'since'>[],
): readonly string[] {
  const marked = plan.months.get(due);
  const isMarked = (id: string) => marked?.paid.has(id) || marked?.missed.has(id);
  return debts.flatMap(({ id, owed, payment, since }) => {
    const own = ownBreakIn(plan, due, id);
    const isLess = own !== undefined && own.monthly < Math.min(owed, payment);
    return isLess && since <= due && !isMarked(id) ? [id] : [];
  });
}

/**
 * The break of all that a plan pays that a month is in, the one that was asked for last; undefined for none. Where the plan pays no more by now than
 * was to be paid in it, it is none: nobody pays more in a break than else.
 */
export function breakIn({ breaks, monthly }: Pick<KeptPlan, 'breaks' | 'monthly'>, due: Month) {
  const asked = breaks.findLast(({ from, to, debtId }) => debtId === undefined && from <= due && due <= to);
  return asked && asked.monthly < monthly ? asked : undefined;
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
  /** What each of those gets in it, as it is booked where all of it is said to be paid. */
  readonly shares: readonly MonthShare[];
};

/**
 * Every month from the first payment on whose day has come, or that was marked before, the latest first. Of what was over
 * by then, or owed nothing any more, a month is none in which nothing was marked.
 */
export function monthsSoFar(plan: KeptPlan, today: Day, holidays: Holidays): readonly PastMonth[] {
  const marked = [...plan.months.keys()];
  const first = [monthOf(plan.firstPayment), ...marked].toSorted()[0] ?? monthOf(today);
  const past: PastMonth[] = [];
  const last = [monthsAfter(monthOf(today), 1), ...marked].toSorted().at(-1) ?? monthOf(today);
  const until = plan.ended !== null && plan.ended.on < today ? plan.ended.on : today;
  const isAllPaid = owedInAll(plan) === 0;
  for (let due = last; due >= first; due = monthsAfter(due, -1)) {
    const on = paymentDay(due, plan, holidays);
    const month = plan.months.get(due);
    if (!month && (on > until || due < monthOf(plan.firstPayment))) continue;
    const state = stateOf(plan, due);
    if (!month && isAllPaid && state.state !== 'break') continue;
    past.push({ due, on, ...state });
  }
  return past;
}

function stateOf(plan: KeptPlan, due: Month): Pick<PastMonth, 'paid' | 'state' | 'open' | 'shares'> {
  const month = plan.months.get(due);
  const paid = sumOf([...(month?.paid.values() ?? [])]);
  const shares = plan.ended === null ? sharesOfMonth(plan, due, debtsInPlan(plan)) : [];
  const open = shares.map(({ debtId }) => debtId);
  const rests = plan.ended === null && restingIn(plan, due, debtsInPlan(plan)).length > 0;
  const isBreak = breakIn(plan, due)?.monthly === 0 || (rests && shares.length === 0 && month === undefined);
  if (paid > 0) {
    return {
      paid,
      open,
      shares,
      state: open.length > 0 || (month?.missed.size ?? 0) > 0 ? 'part paid' : 'paid',
    };
  }
  if (isBreak) return { paid, open: [], shares: [], state: 'break' };
  // Of a plan that is over nobody is asked any more what was not said.
  const isNotSaid = open.length > 0 || (plan.ended !== null && month === undefined);
  return { paid, open, shares, state: isNotSaid ? 'not marked' : 'not paid' };
}
