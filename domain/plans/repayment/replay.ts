import { closed, corrected, offering, saidBySeller, soldTo } from './changedDebt.ts';
import { begun, drawnAgain } from './drawnUp.ts';
import { monthOf, monthsAfter, NO_HOLIDAYS, paymentDay } from './dueMonths.ts';
import type { Day, EventOf, Month, RepaymentEvent } from './event.ts';
import { dayOf, inOrder } from './inOrder.ts';
import { type KeptDebt, type KeptPlan, type MarkedMonth, withOffers } from './kept.ts';
import { DoesNotFollow } from './refusals.ts';
import type { StandingEvent } from './standingEvents.ts';
import { type ChangeBy, changesOf } from './toldSums.ts';
import { offersWithSeller, type WithSeller } from './withSeller.ts';

/**
 * The plan as it stood at the end of a day, from all that happened until then; null before it was drawn up. The same events
 * give the same plan, so that any day can be rebuilt.
 *
 * @param events all from the first on, in the order in which they were written down; what happened earlier counts first
 * @throws DoesNotFollow for events that cannot have followed on each other
 */
export function planOn(events: readonly RepaymentEvent[], day: Day): KeptPlan | null {
  const of = dayOf(events);
  const counting = inOrder(events);
  return counting
    .filter(event => of(event) <= day)
    .reduce<KeptPlan | null>(appliedBy(events, counting), null);
}

/** The plan after all that was written down. */
export function planAfter(events: readonly RepaymentEvent[]): KeptPlan | null {
  const counting = inOrder(events);
  return counting.reduce<KeptPlan | null>(appliedBy(events, counting), null);
}

function appliedBy(events: readonly RepaymentEvent[], counting: readonly StandingEvent[]) {
  const isWithSeller = offersWithSeller(events);
  const changeBy = changesOf(events, counting);
  return (plan: KeptPlan | null, event: StandingEvent) => applied(plan, event, isWithSeller, changeBy);
}

function applied(
  plan: KeptPlan | null,
  event: StandingEvent,
  isWithSeller: WithSeller,
  changeBy: ChangeBy,
): KeptPlan {
  if (event.kind === 'drawn up') {
    if (plan !== null) throw new DoesNotFollow('drawn up already');
    return begun(event);
  }
  if (plan === null) throw new DoesNotFollow('not drawn up');
  if (plan.ended !== null) throw new DoesNotFollow('has ended');
  switch (event.kind) {
    case 'drawn up again':
      return drawnAgain(plan, event, changeBy);
    case 'offers sent':
      return event.debtIds.reduce(
        (to, id) =>
          withDebt(to, id, debt => {
            if (isWithSeller(event, id)) return debt;
            const { on, payment = debt.payment, answerBy } = event;
            const offer = { on, payment, answer: null, ...(answerBy && { answerBy }) };
            return withOffers(debt, [...debt.offers, offer]);
          }),
        plan,
      );
    case 'offer kept':
      return kept(plan, event, isWithSeller(event, event.debtId));
    case 'answered':
      return withDebt(plan, event.debtId, debt => {
        if (isWithSeller(event, event.debtId)) return saidBySeller(debt, event);
        const last = debt.offers.at(-1);
        // What was taken down as the buyer's answer, before their offer was known to have gone to the seller, answers nothing.
        if (!last && debt.before.length > 0) return debt;
        if (!last) throw new DoesNotFollow('not offered yet');
        const answer = { on: event.on, answer: event.answer, sum: event.sum };
        return withOffers(debt, [...debt.offers.slice(0, -1), { ...last, answer }]);
      });
    case 'paid':
      return paid(plan, event);
    case 'not paid':
      return notPaid(plan, event);
    case 'break':
      return resting(plan, event);
    case 'means changed':
      return withPayments(
        { ...plan, monthly: event.monthly, isSumOwn: true, reviewedOn: event.on, terms: sharing(plan.terms) },
        event.payments,
      );
    case 'shared anew':
      return withPayments({ ...plan, monthly: event.monthly }, event.payments);
    case 'sold':
      return withDebt(withoutBreakOf(plan, event), event.debtId, debt => soldTo(debt, event));
    case 'proof of sale':
      return withDebt(plan, event.debtId, debt => {
        // It was said of who had it before, or the sale that it was about was taken back.
        return debt.soldOn === null || isWithSeller(event, debt.id)
          ? debt
          : { ...debt, proof: { on: event.on, why: event.why } };
      });
    case 'balance put right':
      return withDebt(plan, event.debtId, debt => corrected(debt, changeBy(event, debt.id)));
    case 'closed':
      return withDebt(plan, event.debtId, debt =>
        closed(debt, { on: event.on, why: event.why, change: changeBy(event, debt.id) }),
      );
    case 'reviewed':
      return { ...plan, reviewedOn: event.on };
    case 'ended':
      return { ...plan, ended: { on: event.on, why: event.why } };
  }
}

/**
 * What was offered before is paid from now on: it stands as it went, with what came back to it. Where the others do not share
 * what is left, the plan pays as much more or less in all by what it paid until then, since a sum before it may have been
 * taken back.
 */
function kept(
  plan: KeptPlan,
  { debtId, payment, payments }: EventOf<'offer kept'>,
  isWithSeller: boolean,
): KeptPlan {
  let monthly = plan.monthly;
  const debts = withDebt(plan, debtId, debt => {
    // What was offered to who had it before is paid to who bought it, and is to be offered to them.
    const wasSold = isWithSeller || debt.before.length > 0;
    if (!wasSold && debt.offeredOther?.payment !== payment) throw new DoesNotFollow('nothing to keep');
    monthly += payment - debt.payment;
    return offering(debt, payment);
  });
  // The others share what is left of the same sum.
  if (payments) return withPayments(debts, payments);
  return { ...debts, monthly, isSumOwn: true };
}

/** Another sum is shared out by what is owed: tokens are none any more. */
function sharing(terms: KeptPlan['terms']): KeptPlan['terms'] {
  return terms.way === 'token' ? { ...terms, way: 'pro rata' } : terms;
}

function withPayments(
  plan: KeptPlan,
  payments: EventOf<'means changed' | 'shared anew'>['payments'],
): KeptPlan {
  return payments.reduce(
    (to, { debtId, payment }) => withDebt(to, debtId, debt => offering(debt, payment)),
    plan,
  );
}

/** A break of all that the plan pays, or with one lender that is in it. */
function resting(plan: KeptPlan, { from, to, monthly, debtId, on }: EventOf<'break'>): KeptPlan {
  const one = { from, to, monthly, on, ...(debtId !== undefined && { debtId }) };
  const there = debtId === undefined ? plan : withDebt(plan, debtId, debt => debt);
  return { ...there, breaks: [...plan.breaks, one] };
}

/** A break that one lender agreed to binds nobody who buys the debt: it lasts until the last payment before the sale. */
function withoutBreakOf(plan: KeptPlan, { debtId, on }: EventOf<'sold'>): KeptPlan {
  const month = monthOf(on);
  const last = paymentDay(month, plan, NO_HOLIDAYS) < on ? month : monthsAfter(month, -1);
  const breaks = plan.breaks.flatMap(one => {
    if (one.debtId !== debtId || one.to <= last) return [one];
    return one.from <= last ? [{ ...one, to: last }] : [];
  });
  return { ...plan, breaks };
}

function paid(plan: KeptPlan, { due, payments }: EventOf<'paid'>): KeptPlan {
  if (payments.length === 0) throw new DoesNotFollow('no sum');
  const lessOwed = payments.reduce(
    (to, { debtId, sum }) =>
      withDebt(to, debtId, debt => {
        if (!Number.isSafeInteger(sum) || sum <= 0) throw new DoesNotFollow('no sum');
        if (sum > debt.owed) throw new DoesNotFollow('more than is owed');
        return { ...debt, paid: debt.paid + sum, owed: debt.owed - sum };
      }),
    plan,
  );
  return due === null
    ? lessOwed
    : marked(
        lessOwed,
        due,
        payments.map(({ debtId }) => debtId),
        month => ({
          ...month,
          paid: new Map([...month.paid, ...payments.map(({ debtId, sum }) => [debtId, sum] as const)]),
        }),
      );
}

function notPaid(plan: KeptPlan, { due, debtIds }: EventOf<'not paid'>): KeptPlan {
  for (const id of debtIds) withDebt(plan, id, debt => debt);
  return marked(plan, due, debtIds, month => ({ ...month, missed: new Set([...month.missed, ...debtIds]) }));
}

/** What was marked of a month with more of it; the same debt is marked once. */
function marked(
  plan: KeptPlan,
  due: Month,
  ids: readonly string[],
  more: (month: MarkedMonth) => MarkedMonth,
): KeptPlan {
  const month = plan.months.get(due) ?? { paid: new Map(), missed: new Set<string>() };
  // What was said to be missed may be paid after all.
  if (ids.some(id => month.paid.has(id))) throw new DoesNotFollow('marked already');
  const now = more(month);
  const missed = new Set([...now.missed].filter(id => !now.paid.has(id)));
  return { ...plan, months: new Map([...plan.months, [due, { ...now, missed }]]) };
}

/** The plan with one of its debts changed. */
function withDebt(plan: KeptPlan, id: string, change: (debt: KeptDebt) => KeptDebt): KeptPlan {
  if (!plan.debts.some(debt => debt.id === id && debt.out === null)) throw new DoesNotFollow('no such debt');
  return { ...plan, debts: plan.debts.map(debt => (debt.id === id ? change(debt) : debt)) };
}
