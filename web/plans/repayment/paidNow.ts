import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';

/**
 * The first month in which a lender gets more than was offered, since another needs no more, and how much; null where
 * nobody has left anything over.
 */
export function moreFor(
  { monthly, debts, toCome }: Pick<StandingRepayment, 'monthly' | 'debts' | 'toCome'>,
  debtId: string,
): { readonly due: string; readonly sum: Pence } | null {
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
