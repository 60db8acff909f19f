import type { Pence } from '../../values/pence.ts';
import { type NextWithThem, type Standing, standingOf } from './answering.ts';
import type { Draft } from './drawing.ts';
import type { Day } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';

/**
 * The debts, by their ids, of which a court says what is paid, or that are taken before their person is paid: each with the
 * day on which a letter last asked the court to look at it again, null while none did.
 */
export type ByOrder = ReadonlyMap<string, Day | null>;

export const NOTHING_BY_ORDER: ByOrder = new Map();

/** How it stands where nothing is asked of whom a debt is owed to, or it has no part of a payment that could be another's. */
const LEFT_AS_IT_IS: ReadonlySet<Standing> = new Set<Standing>(['out', 'paid off', 'gets nothing']);

/** An order takes the place of what was offered before it, whatever came back to that: only what the court was asked counts. */
function isPaidByOrder({ id, offered }: Pick<KeptDebt, 'id' | 'offered'>, how: Standing, byOrder: ByOrder) {
  const asked = byOrder.get(id);
  if (asked === undefined || LEFT_AS_IT_IS.has(how)) return false;
  return asked === null || offered === null || offered.on < asked;
}

/** How it stands with whom such a debt is owed to, until a letter has asked the court for the sum of the plan. */
export function whileByOrder<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & Pick<KeptDebt, 'id' | 'offered'>,
  byOrder: ByOrder,
): With {
  if (!isPaidByOrder(debt, debt.standing, byOrder)) return debt;
  return { ...debt, standing: 'by order', next: { step: 'pay as ordered', who: 'you', by: null } };
}

/**
 * Those of the debts of a plan that are paid as ordered, by their ids: no part of a payment of the plan is theirs, since what
 * was ordered is another sum. Once an offer went to the court its share is theirs again. None in the scheme: the law keeps
 * courts away.
 */
export function orderedIn(plan: KeptPlan, byOrder: ByOrder, today: Day): ReadonlySet<string> {
  if (plan.ended !== null || plan.terms.paidTo === 'the distributor') return new Set();
  const ordered = debtsInPlan(plan).filter(debt =>
    isPaidByOrder(debt, standingOf(debt, plan.terms, today), byOrder),
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

/** Those of the debts of a plan that is not drawn up yet that would be paid as ordered, by their ids. */
export function orderedInDraft(
  draft: Pick<Draft, 'debts' | 'terms'> | null,
  byOrder: ByOrder,
): ReadonlySet<string> {
  // In the scheme one sum goes to the distributor, whatever a court has said.
  if (draft?.terms.paidTo !== 'each creditor') return new Set();
  return new Set(draft.debts.flatMap(({ id }) => (byOrder.has(id) ? [id] : [])));
}

/** What a plan that is not drawn up yet would pay each month: without the shares of those that are paid as ordered. */
export function paidBesideOrders(draft: {
  readonly monthly: Pence;
  readonly debts: readonly { readonly payment: Pence; readonly isByOrder: boolean }[];
}): Pence {
  const ordered = draft.debts.reduce((total, { isByOrder, payment }) => total + (isByOrder ? payment : 0), 0);
  return Math.max(0, draft.monthly - ordered);
}
