import { overMonths, plus } from '../case/span.ts';
import { incomePayment, incomePaymentMonths } from '../figures/incomePayments.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The fee to apply, and an income payments agreement when the monthly surplus is more than a small sum. The agreement
 * takes the whole surplus, in whole pounds: this is general practice, as there is no set formula. A person who lives on
 * benefits alone pays nothing. What would be sold counts as paid too. The discharge frees from the debts; an agreement may go on after it.
 */
export const paymentOf: PaymentOf = ({ budget, debts, estate }, limits) => {
  const monthly = incomePayment(budget, limits);
  const months = incomePaymentMonths(monthly, limits);
  const paid = plus(overMonths(monthly, months), estate);
  const fee = limits.span('BKY_FEE');
  return {
    monthly,
    months,
    total: plus(paid, fee),
    fees: fee,
    writtenOff: writtenOffOf(debts.columns.BKY.released, paid),
    monthsToDebtFree: limits.span('BKY_DISCHARGE'),
  };
};
