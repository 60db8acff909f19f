import { type PaymentOf, repayment } from '../solution/payment.ts';

/** The available sum until everything is repaid. */
export const paymentOf: PaymentOf = ({ available, dmpMonths, debts }) =>
  repayment(debts.columns.DMP.total, available, dmpMonths);
