import type { Pence } from '../../values/pence.ts';
import { type NextWithThem, type Standing, standingOf } from './answering.ts';
import type { Day } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';

/** The debts, by their ids, of which a court says what is paid, or that are taken before their person is paid. */
export type ByOrder = ReadonlySet<string>;

export const NOTHING_BY_ORDER: ByOrder = new Set();

/** How it stands with whom such a debt is owed to, until a letter has asked the court to look at it again. */
export function whileByOrder<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  byOrder: ByOrder,
): With {
  if (!byOrder.has(debt.id) || debt.standing !== 'not offered') return debt;
  return { ...debt, standing: 'by order', next: { step: 'pay as ordered', who: 'you', by: null } };
}

/**
 * Those of the debts of a plan that are paid as ordered, by their ids: no part of a payment of the plan is theirs, since what
 * was ordered is another sum. Once an offer went to the court its share is theirs again.
 */
export function orderedIn(plan: KeptPlan, byOrder: ByOrder, today: Day): ByOrder {
  if (plan.ended !== null) return NOTHING_BY_ORDER;
  const ordered = debtsInPlan(plan).filter(
    debt => byOrder.has(debt.id) && standingOf(debt, plan.terms, today) === 'not offered',
  );
  return new Set(ordered.map(({ id }) => id));
}

type AsRead = {
  readonly monthly: Pence;
  readonly debts: readonly (Pick<KeptDebt, 'payment'> & { readonly standing: Standing })[];
};

/** What a plan shares out each month: its sum without the shares of those that are paid as ordered. */
export function sharedBesideOrders({ monthly, debts }: AsRead): Pence {
  const ordered = debts.filter(({ standing: how }) => how === 'by order');
  return Math.max(0, monthly - ordered.reduce((total, { payment }) => total + payment, 0));
}

/** What a plan that is not drawn up yet would pay each month: without the shares of those that are paid as ordered. */
export function paidBesideOrders(draft: {
  readonly monthly: Pence;
  readonly debts: readonly { readonly payment: Pence; readonly isByOrder: boolean }[];
}): Pence {
  const ordered = draft.debts.reduce((total, { isByOrder, payment }) => total + (isByOrder ? payment : 0), 0);
  return Math.max(0, draft.monthly - ordered);
}
