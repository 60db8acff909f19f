import { type PaymentOf, repayment } from '../solution/payment.ts';

/**
 * What is available beside the debts that it leaves out, until everything is repaid, assuming that interest has stopped.
 * Our fee is a row in the table of limits.
 */
export const paymentOf: PaymentOf = ({ dmpAvailable, dmpMonths, debts }, limits) =>
  repayment(debts.columns.DMP.total, dmpAvailable, dmpMonths, limits.span('DMP_FEE'));
