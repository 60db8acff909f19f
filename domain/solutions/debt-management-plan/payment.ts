import { type PaymentOf, repayment } from '../solution/payment.ts';

/**
 * The available sum until everything is repaid, assuming that interest has stopped. Our fee is a row in the table of
 * limits.
 */
export const paymentOf: PaymentOf = ({ available, dmpMonths, debts }, limits) =>
  repayment(debts.columns.DMP.total, available, dmpMonths, limits.span('DMP_FEE'));
