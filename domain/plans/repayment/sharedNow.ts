import type { Pence } from '../../values/pence.ts';
import type { EventOf } from './event.ts';
import { debtsInPlan, hasNoShare, type KeptPlan } from './kept.ts';
import { POUND, type SharedOut } from './shareOut.ts';
import { sharesOf } from './sharing.ts';

/**
 * Another sum each month, shared by what is owed now, whatever way it was shared before. Nobody should get less than the
 * floor of the plan; where it has none, or its sum is approved by the scheme, nobody less than a pound.
 */
export function sharedNow(plan: KeptPlan, monthly: Pence): SharedOut {
  const owing = debtsInPlan(plan).map(({ id, owed }) => ({ id, balance: owed, contractual: null }));
  return sharesOf('pro rata', monthly, owing, leastOf(plan));
}

/** The least that each debt of a plan should get of another sum, in pence a month. */
export function leastOf({ terms: { floor, paidTo } }: Pick<KeptPlan, 'terms'>): Pence {
  return paidTo === 'the distributor' ? POUND : Math.max(floor, POUND);
}

/** What is paid each month, and what each debt gets of it. */
type Shares = Pick<EventOf<'shared anew'>, 'monthly' | 'payments'>;

/**
 * What the plan pays, shared anew so that nobody who is owed something gets nothing; null where it is too little for that.
 * Of token payments, who got nothing gets a token too, and the others keep theirs.
 */
export function sharedAnew(plan: KeptPlan): Shares | null {
  if (plan.terms.way === 'token') return withTokens(plan);
  const { shares, reachesFloor } = sharedNow(plan, plan.monthly);
  if (!reachesFloor) return null;
  return {
    monthly: plan.monthly,
    payments: shares.map(({ id, payment }) => ({ debtId: id, payment })),
  };
}

function withTokens(plan: KeptPlan): Shares {
  const debts = debtsInPlan(plan);
  const token = Math.max(...debts.map(({ payment }) => payment)) || POUND;
  const payments = debts.map(debt => ({
    debtId: debt.id,
    payment: hasNoShare(debt) ? Math.min(token, debt.owed) : debt.payment,
  }));
  return { monthly: payments.reduce((total, { payment }) => total + payment, 0), payments };
}
