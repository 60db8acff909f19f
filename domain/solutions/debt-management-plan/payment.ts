import { type PaymentOf, repayment } from '../solution/payment.ts';

/** The available sum until all is repaid, as if interest had stopped. Our fee is a row of the table of limits. */
export const paymentOf: PaymentOf = ({ available, dmpMonths, debts }, limits) =>
  repayment(debts.columns.DMP.total, available, dmpMonths, limits.span('DMP_FEE'));
