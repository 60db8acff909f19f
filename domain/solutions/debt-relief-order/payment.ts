import { ZERO } from '../case/span.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** Nothing is paid but the fee, if there is one. What is left at the end of the order is let go. */
export const paymentOf: PaymentOf = ({ debts }, limits) => ({
  monthly: ZERO,
  months: ZERO,
  total: limits.span('DRO_FEE'),
  fees: limits.span('DRO_FEE'),
  writtenOff: debts.columns.DRO.total,
  monthsToDebtFree: limits.span('DRO_LENGTH'),
});
