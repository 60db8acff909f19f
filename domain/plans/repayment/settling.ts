import { type Holidays, monthOf, monthsAfter, paymentDay } from './dueMonths.ts';
import type { Day } from './event.ts';
import type { Settling } from './insteadOfOffers.ts';
import { type Break, debtsInPlan, type KeptPlan } from './kept.ts';

/**
 * A plan as it is paid while settlements were agreed that are still to be paid: who agreed gets no share on the days of payment
 * from their yes to the day by which it is paid. What was agreed takes its place, and what is kept back goes towards that and to
 * nobody else. Once that day has passed unpaid they get their share again.
 *
 * @param holidays bank holidays of a nation, on which no payment is due
 */
export function whileSettling(plan: KeptPlan, settling: readonly Settling[], holidays: Holidays): KeptPlan {
  const inIt = new Set(debtsInPlan(plan).map(({ id }) => id));
  const breaks = settling
    .filter(({ debtId }) => inIt.has(debtId))
    .flatMap(one => restsOf(plan, one, holidays));
  return breaks.length === 0 ? plan : { ...plan, breaks: [...plan.breaks, ...breaks] };
}

function restsOf(plan: KeptPlan, { debtId, from, by }: Settling, holidays: Holidays): readonly Break[] {
  const rests: Break[] = [];
  // The payment of the month before may be due later than its own end.
  for (let due = monthsAfter(monthOf(from), -1); due <= monthOf(by); due = monthsAfter(due, 1)) {
    const on = paymentDay(due, plan, holidays);
    if (from <= on && on <= by) rests.push({ from: due, to: due, monthly: 0, debtId, isSettling: true });
  }
  return rests;
}

type AsRead = {
  readonly id: string;
  readonly standing: string;
  readonly next: { readonly by: Day | null };
};

/** Of the debts of a plan those whose settlement was agreed and is still to be paid, each with its day and whether that has passed. */
export function settlingIn<Debt extends AsRead>(
  debts: readonly Debt[],
  today: Day,
): readonly { readonly debt: Debt; readonly by: Day; readonly hasPassed: boolean }[] {
  return debts.flatMap(debt => {
    const { by } = debt.next;
    return debt.standing === 'settles' && by !== null ? [{ debt, by, hasPassed: by < today }] : [];
  });
}

/** Whether whom a debt is owed to gets no share of it for now, since a settlement was agreed whose day has not passed. */
export function isSettlingOn(debt: AsRead, today: Day): boolean {
  return settlingIn([debt], today).some(({ hasPassed }) => !hasPassed);
}
