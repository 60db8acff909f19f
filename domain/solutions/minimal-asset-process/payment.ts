import { between, ZERO } from '../case/span.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** Nothing is paid except the fee, which is waived for people on certain benefits or with no monthly surplus. */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const fee = between(0, budget.left.high <= 0 ? 0 : limits.span('MAP_FEE').high);
  return {
    monthly: ZERO,
    months: ZERO,
    total: fee,
    fees: fee,
    writtenOff: debts.columns.SEQ.released,
    monthsToDebtFree: limits.span('MAP_DISCHARGE'),
  };
};
