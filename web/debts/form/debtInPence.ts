import type { Debt as SentDebt } from '@towpath/contracts/api/debts.ts';
import type { Debt } from '@towpath/domain/debts/debt.ts';
import { penceOf } from '../pounds.ts';

/** A debt as a call brings it, with its sums in the pence of the rules. */
export function debtInPence<Sent extends SentDebt>(debt: Sent): Sent & Debt {
  const pence = (pounds: number | null) => (pounds === null ? null : penceOf(pounds));
  return {
    ...debt,
    currentBalance: pence(debt.currentBalance),
    estimatedBalance: pence(debt.estimatedBalance),
    regularPaymentAmount: pence(debt.regularPaymentAmount),
  };
}
