import { between, ZERO } from '../case/span.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** Nothing is paid but the fee, which is waived on certain benefits or when nothing is left of a month. */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const fee = between(0, budget.left.high <= 0 ? 0 : limits.span('MAP_FEE').high);
  return {
    monthly: ZERO,
    months: ZERO,
    total: fee,
    fees: fee,
    writtenOff: debts.columns.SEQ.total,
    monthsToDebtFree: limits.span('MAP_DISCHARGE'),
  };
};
