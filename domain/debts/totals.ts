import type { Pence } from '../values/pence.ts';
import type { Debt } from './debt.ts';
import type { DebtFacts } from './debtFacts.ts';

/** The totals of all debts, in pence. */
export type DebtTotals = { readonly totalDebts: Pence; readonly monthlyRepayments: Pence };

/** The amount of a debt: its balance, or the estimate while the balance is not known (DE-003). */
export function balanceOf(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): Pence | null {
  return debt.currentBalance ?? debt.estimatedBalance;
}

/** What is paid on a debt each month, in pence: 0 where the person pays nothing on it now. Null: not known. */
export function paidEachMonth({
  regularPaymentAmount,
  isNothingPaid,
}: Pick<Debt, 'regularPaymentAmount'> & Pick<DebtFacts, 'isNothingPaid'>): Pence | null {
  return isNothingPaid === true ? 0 : regularPaymentAmount;
}

/**
 * Adds up debts and their monthly repayments. Deleted debts and unknown sums count as 0 (DE-005), and so does the
 * payment of a debt on which nothing is paid now.
 */
export function debtTotals(
  debts: readonly (Pick<Debt, 'currentBalance' | 'estimatedBalance' | 'regularPaymentAmount' | 'isDeleted'> &
    Pick<DebtFacts, 'isNothingPaid'>)[],
): DebtTotals {
  const counted = debts.filter(({ isDeleted }) => !isDeleted);
  return {
    totalDebts: counted.reduce((sum, debt) => sum + (balanceOf(debt) ?? 0), 0),
    monthlyRepayments: counted.reduce((sum, debt) => sum + (paidEachMonth(debt) ?? 0), 0),
  };
}
