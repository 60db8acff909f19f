import { type PaymentOf, repayment } from '../solution/payment.ts';

/** What is available beside the debts that it leaves out, until everything is repaid. */
export const paymentOf: PaymentOf = ({ dmpAvailable, dmpMonths, debts }) =>
  repayment(debts.columns.DMP.total, dmpAvailable, dmpMonths);
