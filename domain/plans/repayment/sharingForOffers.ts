import type { Pence } from '../../values/pence.ts';
import type { Day, EventOf, RepaymentEvent } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import { planAfter } from './replay.ts';
import { sharesOfMonth } from './schedule.ts';
import { POUND, type Share, shareAbove } from './shareOut.ts';
import { withRest } from './sharing.ts';

/** What is written down of a plan, after all that was before. */
type Written = {
  readonly before: readonly RepaymentEvent[];
  readonly event: RepaymentEvent;
  readonly today: Day;
};

/** What each debt gets each month, by its id. */
type Payments = ReadonlyMap<string, Pence>;

/**
 * What follows on something that is written down, so that what is still to be offered is what the plan pays: a debt has left
 * and its part is over, an offer does not stand any more, or more is owed again to somebody whose part the others had. An
 * offer that stands stays as it is. Nothing follows where every offer stands, a token stays a token, and in the scheme no
 * offer goes from the person.
 *
 * While a month is marked for some and not for others it waits: that month was shared as it stood before. So it does where a
 * sharing is taken back: what it was worked out from may be taken back next.
 */
export function sharingForOffers({ before, event, today }: Written): readonly EventOf<'shared anew'>[] {
  const plan = planAfter([...before, event]);
  if (plan === null || !isOffered(plan) || takesSharingBack(before, event)) return [];
  const debts = debtsInPlan(plan);
  if ([...plan.months.keys()].some(due => sharesOfMonth(plan, due, debts).length > 0)) return [];
  const own = ownOf(debts);
  const shared = settled(plan, debts, lowered(plan, debts, own));
  const pays = sumOf(shared) <= plan.monthly ? shared : withinSum(debts, shared, ownBefore(before));
  const payments = debts.flatMap(({ id }) => {
    const share = pays.get(id) ?? 0;
    // What is owed may be less than what is offered: that is its last payment.
    return share === own.get(id) ? [] : [{ debtId: id, payment: share }];
  });
  return payments.length === 0 ? [] : [{ kind: 'shared anew', on: today, monthly: plan.monthly, payments }];
}

function isOffered({ ended, terms }: KeptPlan): boolean {
  return ended === null && terms.way !== 'token' && terms.paidTo !== 'the distributor';
}

function takesSharingBack(before: readonly RepaymentEvent[], event: RepaymentEvent): boolean {
  return event.kind === 'taken back' && before[event.entry - 1]?.kind === 'shared anew';
}

/** Whether an offer of what a debt gets is still to go. Of who gets nothing the person is asked apart whether to share anew. */
function isToOffer({ offered, owed, payment }: KeptDebt): boolean {
  return offered === null && owed > 0 && payment > 0;
}

/** Whole pounds are shared out otherwise after each round: it comes to rest, since nobody gets less by any. */
function settled(plan: KeptPlan, debts: readonly KeptDebt[], own: Payments): Payments {
  const payments = debts.map(({ id }) => ({ id, payment: own.get(id) ?? 0 }));
  const raised = toOffer(debts, own, withRest(plan.monthly, payments, balancesOf(debts)));
  const isAtRest = debts.every(({ id }) => raised.get(id) === own.get(id));
  return isAtRest ? own : settled(plan, debts, raised);
}

/** Where all get more than there is, it is shared among those whose offers are still to go, as far as that goes. */
function lowered(plan: KeptPlan, debts: readonly KeptDebt[], own: Payments): Payments {
  if (sumOf(own) <= plan.monthly) return own;
  const { floor } = plan.terms;
  const least = new Map(
    debts.map(debt => [debt.id, isToOffer(debt) ? Math.max(floor, POUND) : (own.get(debt.id) ?? 0)]),
  );
  const { shares, reachesFloor } = shareAbove(plan.monthly, balancesOf(debts), least);
  return reachesFloor ? toOffer(debts, own, shares) : own;
}

/** Where that was not enough, who is owed more again gets what they got before: it is shared anew once its person says so. */
function withinSum(debts: readonly KeptDebt[], pays: Payments, before: Payments): Payments {
  return new Map(debts.map(({ id }) => [id, Math.min(pays.get(id) ?? 0, before.get(id) ?? 0)]));
}

/** What each gets by its own payment, and no more than is owed. */
function ownOf(debts: readonly KeptDebt[]): Payments {
  return new Map(debts.map(({ id, payment, owed }) => [id, Math.min(payment, owed)]));
}

function ownBefore(events: readonly RepaymentEvent[]): Payments {
  return ownOf(debtsInPlan(planAfter(events) ?? { debts: [] }));
}

/** What was shared for those whose offers are still to go; the others have their own. */
function toOffer(debts: readonly KeptDebt[], own: Payments, shares: readonly Share[]): Payments {
  const shared = new Map(shares.map(({ id, payment }) => [id, payment]));
  return new Map(debts.map(debt => [debt.id, (isToOffer(debt) ? shared : own).get(debt.id) ?? 0]));
}

function balancesOf(debts: readonly KeptDebt[]) {
  return debts.map(({ id, owed }) => ({ id, balance: owed }));
}

function sumOf(payments: Payments): Pence {
  return [...payments.values()].reduce((total, sum) => total + sum, 0);
}
