import { type PaymentOf, repayment } from '../payment.ts';

/** The available sum until all is repaid. */
export const paymentOf: PaymentOf = ({ available, dmpMonths, debts }) =>
  repayment(debts.columns.DMP.total, available, dmpMonths);
