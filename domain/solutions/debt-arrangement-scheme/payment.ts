import { type PaymentOf, repayment } from '../solution/payment.ts';

/** The available sum until everything is repaid. The creditors bear the cost of the scheme, so nothing is added. */
export const paymentOf: PaymentOf = ({ available, planMonths, debts }) =>
  repayment(debts.columns.DAS.total, available, planMonths);
