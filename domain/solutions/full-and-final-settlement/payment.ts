import { exactly, NIL } from '../case/span.ts';
import { letGo, type PaymentOf } from '../solution/payment.ts';

/** The lump sum, shared out by what is owed to each; the rest is let go if the creditors agree. */
export const paymentOf: PaymentOf = ({ lumpSum, debts }) => ({
  monthly: NIL,
  months: NIL,
  total: lumpSum,
  fees: NIL,
  writtenOff: letGo(debts.columns.DMP.total, lumpSum),
  monthsToDebtFree: exactly(1),
});
