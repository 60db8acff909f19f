import { type PaymentOf, repayment } from '../solution/payment.ts';

/** The available sum until all is repaid. The creditors carry the cost of it: nothing is added. */
export const paymentOf: PaymentOf = ({ available, planMonths, debts }) =>
  repayment(debts.columns.DAS.total, available, planMonths);
