import { between, dividedBy, plus } from '../case/span.ts';
import { incomePayment, incomePaymentMonths } from '../figures/incomePayments.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The fee to begin, and an income payments agreement where more than a small sum is left of a month: all of it, in
 * whole pounds. That it is all of it is general knowledge: there is no set formula. Nothing on benefits alone.
 */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const monthly = incomePayment(budget, limits);
  const months = incomePaymentMonths(monthly, limits);
  const paid = dividedBy(monthly, months);
  const fee = limits.span('BKY_FEE');
  return {
    monthly,
    months,
    total: plus(paid, fee),
    fees: fee,
    writtenOff: writtenOffOf(debts.columns.BKY.total, paid),
    monthsToDebtFree:
      monthly.low > 0
        ? months
        : between(limits.span('BKY_DISCHARGE').low, Math.max(limits.span('BKY_DISCHARGE').high, months.high)),
  };
};
