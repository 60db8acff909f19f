import type { Day, EventOf, RepaymentEvent } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import { planAfter } from './replay.ts';
import { sharesOfMonth } from './schedule.ts';
import { withRest } from './sharing.ts';

/** What is written down of a plan, after all that was before. */
type Written = {
  readonly before: readonly RepaymentEvent[];
  readonly event: RepaymentEvent;
  readonly today: Day;
};

/**
 * What follows where a debt needs no more from the plan: who was sent no offer yet is offered their part of what is over
 * too. An offer that went stays as it is. Nothing follows where nobody is left whose offer is still to go, a token stays a
 * token, and in the scheme no offer goes from the person.
 *
 * While a month is marked for some and not for others it waits: that month was shared as it stood before.
 */
export function sharedToOffer({ before, event, today }: Written): readonly EventOf<'shared anew'>[] {
  const was = planAfter(before);
  const plan = planAfter([...before, event]);
  if (was === null || plan === null || !isOffered(plan) || !hasLeft(was, plan)) return [];
  const debts = debtsInPlan(plan);
  if ([...plan.months.keys()].some(due => sharesOfMonth(plan, due, debts).length > 0)) return [];
  const own = debts.map(({ id, payment, owed }) => ({ id, payment: Math.min(payment, owed) }));
  const balances = debts.map(({ id, owed }) => ({ id, balance: owed }));
  const pays = new Map(withRest(plan.monthly, own, balances).map(({ id, payment }) => [id, payment]));
  const payments = debts.filter(isToOffer).flatMap(({ id, payment }) => {
    const share = pays.get(id) ?? payment;
    return share > payment ? [{ debtId: id, payment: share }] : [];
  });
  return payments.length === 0 ? [] : [{ kind: 'shared anew', on: today, monthly: plan.monthly, payments }];
}

function isOffered({ ended, terms }: KeptPlan): boolean {
  return ended === null && terms.way !== 'token' && terms.paidTo !== 'the distributor';
}

/** Whether somebody was owed something in the plan before and is not any more. */
function hasLeft(was: KeptPlan, plan: KeptPlan): boolean {
  const owing = new Set(owingIn(plan).map(({ id }) => id));
  return owingIn(was).some(({ id }) => !owing.has(id));
}

function owingIn(plan: KeptPlan): readonly KeptDebt[] {
  return debtsInPlan(plan).filter(({ owed }) => owed > 0);
}

/** Of who gets nothing the person is asked apart whether to share anew. */
function isToOffer({ offers, owed, payment }: KeptDebt): boolean {
  return offers.length === 0 && owed > 0 && payment > 0;
}
