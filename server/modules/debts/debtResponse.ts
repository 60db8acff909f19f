import type { Debt } from '@towpath/contracts/api/debts.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { ToldOwner } from '../repayment/sales.ts';
import type { StoredDebt } from './debtRow.ts';

/**
 * A debt as the API tells it, its sums in pounds.
 *
 * @param owner whom it is with; null for a debt that is only compared with what somebody sent
 */
export function debtResponse(debt: StoredDebt, owner: ToldOwner | null): Debt {
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
    sold: owner && soldTo(owner),
  };
}

function soldTo({ name, before, sale, isListed }: ToldOwner): Debt['sold'] {
  if (sale === null) return null;
  const { on, toldOn, toldBy } = sale;
  const reference = isListed ? 'of the buyer' : 'of the seller';
  return { to: name, on, before: [...before], reference, toldOn, toldBy };
}
