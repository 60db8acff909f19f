import type { Pence } from '../values/pence.ts';
import type { Debt } from './debt.ts';

/** The totals of all debts, in pence. */
export type DebtTotals = { readonly totalDebts: Pence; readonly monthlyRepayments: Pence };

/** The amount of a debt: its balance, or the estimate while the balance is not known (DE-003). */
export function balanceOf(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): Pence | null {
  return debt.currentBalance ?? debt.estimatedBalance;
}

/** Adds up debts and their monthly repayments. Deleted debts and unknown sums count as 0 (DE-005). */
export function debtTotals(
  debts: readonly Pick<Debt, 'currentBalance' | 'estimatedBalance' | 'regularPaymentAmount' | 'isDeleted'>[],
): DebtTotals {
  const counted = debts.filter(({ isDeleted }) => !isDeleted);
  return {
    totalDebts: counted.reduce((sum, debt) => sum + (balanceOf(debt) ?? 0), 0),
    monthlyRepayments: counted.reduce((sum, debt) => sum + (debt.regularPaymentAmount ?? 0), 0),
  };
}
