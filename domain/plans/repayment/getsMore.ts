import type { Pence } from '../../values/pence.ts';
import type { Standing } from './answering.ts';
import type { Month } from './event.ts';

/** What is read of a plan: its sum, its debts with what each is offered, and the payments to come. */
type PlanWithPayments = {
  readonly monthly: Pence;
  readonly debts: readonly { readonly id: string; readonly payment: Pence; readonly standing: Standing }[];
  readonly toCome: readonly {
    readonly due: Month;
    readonly isBreak: boolean;
    readonly shares: readonly { readonly debtId: string; readonly payment: Pence }[];
  }[];
};

/**
 * The first month in which a lender gets more than was offered, since another needs no more, and how much; null where
 * nobody has left anything over.
 */
export function getsMore(
  { monthly, debts, toCome }: PlanWithPayments,
  debtId: string,
): { readonly due: Month; readonly sum: Pence } | null {
  const owing = debts.filter(({ standing }) => standing !== 'out' && standing !== 'paid off');
  const offered = owing.reduce((total, { payment }) => total + payment, 0);
  const own = owing.find(({ id }) => id === debtId)?.payment;
  if (own === undefined || offered >= monthly) return null;
  for (const { due, shares, isBreak } of toCome) {
    const share = shares.find(one => one.debtId === debtId);
    if (!isBreak && share && share.payment > own) return { due, sum: share.payment };
  }
  return null;
}
