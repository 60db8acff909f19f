import type { Debt } from '@towpath/contracts/api/debts.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { StoredDebt } from './debtRow.ts';

/** A debt as the API tells it, its sums in pounds. */
export function debtResponse(debt: StoredDebt): Debt {
  const { creditType, changedByHand: _, ...fields } = debt;
  return {
    ...fields,
    creditTypeRoles: [...(creditType?.roles ?? [])],
    currentBalance: poundsOf(debt.currentBalance),
    estimatedBalance: poundsOf(debt.estimatedBalance),
    regularPaymentAmount: poundsOf(debt.regularPaymentAmount),
    arrears: poundsOf(debt.arrears),
    agreedPayment: poundsOf(debt.agreedPayment),
    isPriority: isPriority(debt, creditType),
  };
}
