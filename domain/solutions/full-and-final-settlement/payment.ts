import { exactly, ZERO } from '../case/span.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The lump sum, shared among the creditors in proportion to what each is owed. The rest is written off if they agree.
 */
export const paymentOf: PaymentOf = ({ lumpSum, debts }) => ({
  monthly: ZERO,
  months: ZERO,
  total: lumpSum,
  fees: ZERO,
  writtenOff: writtenOffOf(debts.columns.DMP.total, lumpSum),
  monthsToDebtFree: exactly(1),
});
