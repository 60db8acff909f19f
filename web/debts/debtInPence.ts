import type { Debt as SentDebt } from '@towpath/contracts/api/debts.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';

/** A debt as a call returns it, with its sums in pence for the rules. */
export function debtInPence<Sent extends SentDebt>(debt: Sent): Sent & ListedDebt {
  return {
    ...debt,
    currentBalance: penceOf(debt.currentBalance),
    estimatedBalance: penceOf(debt.estimatedBalance),
    regularPaymentAmount: penceOf(debt.regularPaymentAmount),
    arrears: penceOf(debt.arrears),
    agreedPayment: penceOf(debt.agreedPayment),
  };
}
