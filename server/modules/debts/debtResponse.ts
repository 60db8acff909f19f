import type { Debt } from '@towpath/contracts/api/debts.ts';
import { isPriority } from '@towpath/domain/debts/priority.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { OwedTold } from '../repayment/owed.ts';
import type { ToldOwner } from '../repayment/sales.ts';
import type { StoredDebt } from './debtRow.ts';

/**
 * A debt as the API tells it, its sums in pounds.
 *
 * @param told whom it is with and what is owed on it now; null for a debt that is only compared with what somebody sent
 */
export function debtResponse(
  debt: StoredDebt,
  told: { readonly owner: ToldOwner; readonly owed: OwedTold } | null,
): Debt {
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
    sold: told && soldTo(told.owner),
    byPlan: told && leftByPlan(debt, told.owed),
  };
}

function soldTo({ name, before, sale, isListed }: ToldOwner): Debt['sold'] {
  if (sale === null) return null;
  const { on, toldOn, toldBy } = sale;
  const reference = isListed ? 'of the buyer' : 'of the seller';
  return { to: name, on, before: [...before], reference, toldOn, toldBy };
}

/** What is left of it by what was told of a plan; null where that is what the list says. */
function leftByPlan(debt: StoredDebt, { owed, since, listed }: OwedTold): Debt['byPlan'] {
  if (since === null || owed === null || owed === balanceOf(debt)) return null;
  return {
    left: poundsOf(owed),
    since,
    listedOn: listed && isoDate(londonDate(listed.at)),
    listedBy: listed?.by ?? (debt.source === 'credit report' ? 'credit report' : 'you'),
  };
}
