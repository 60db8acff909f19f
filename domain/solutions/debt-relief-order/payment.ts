import { ZERO } from '../case/span.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** Nothing is paid except the fee, if there is one. What is still owed at the end of the order is written off. */
export const paymentOf: PaymentOf = ({ debts }, limits) => ({
  monthly: ZERO,
  months: ZERO,
  total: limits.span('DRO_FEE'),
  fees: limits.span('DRO_FEE'),
  writtenOff: debts.columns.DRO.released,
  monthsToDebtFree: limits.span('DRO_LENGTH'),
});
