import { exactly, ZERO } from '../case/span.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/** The lump sum, shared out by what is owed to each; the rest is let go if the creditors agree. */
export const paymentOf: PaymentOf = ({ lumpSum, debts }) => ({
  monthly: ZERO,
  months: ZERO,
  total: lumpSum,
  fees: ZERO,
  writtenOff: writtenOffOf(debts.columns.DMP.total, lumpSum),
  monthsToDebtFree: exactly(1),
});
