import { between, multiplyBy, NEVER, overMonths, ZERO } from '../case/span.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** A pound for each creditor, for six to twelve months. It repays next to nothing. */
export const paymentOf: PaymentOf = ({ debts }, limits) => {
  const { creditors } = debts.columns.DMP;
  const monthly = multiplyBy(creditors, limits.span('TPP_PER_CREDITOR').low);
  const months = between(limits.span('TPP_MONTHS_MIN').low, limits.span('TPP_MONTHS_MAX').high);
  return {
    monthly,
    months,
    total: overMonths(monthly, months),
    fees: ZERO,
    writtenOff: ZERO,
    monthsToDebtFree: NEVER,
  };
};
