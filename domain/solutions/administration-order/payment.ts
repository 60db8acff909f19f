import { percentOf } from '../../values/percentage.ts';
import { between, ZERO } from '../case/span.ts';
import { monthsToRepay } from '../figures/repaying.ts';
import type { PaymentOf } from '../solution/payment.ts';

/** The court sets the payment, so the available sum is an estimate. The court adds up to a tenth for its costs. */
export const paymentOf: PaymentOf = ({ available, debts }, limits) => {
  const owed = debts.total;
  const percent = 100 + limits.span('AO_COURT_SHARE').high;
  const withCost = between(Math.ceil(percentOf(owed.low, percent)), Math.ceil(percentOf(owed.high, percent)));
  const months = monthsToRepay(withCost, available);
  return {
    monthly: available,
    months,
    total: between(owed.low, withCost.high),
    fees: between(0, owed.high === Infinity ? Infinity : withCost.high - owed.high),
    writtenOff: ZERO,
    monthsToDebtFree: months,
  };
};
