import { monthsToRepay } from '../figures/figures.ts';
import type { PaymentOf } from '../payment.ts';
import { between, minus, NIL } from '../span.ts';

/** The court sets the payment: the available sum is an estimate. The court adds up to a tenth for its own cost. */
export const paymentOf: PaymentOf = ({ available, debts }, limits) => {
  const owed = debts.total;
  const withCost = between(
    owed.low,
    Math.ceil((owed.high * (100 + limits.span('AO_COURT_SHARE').high)) / 100),
  );
  const months = monthsToRepay(withCost, available);
  return {
    monthly: available,
    months,
    total: withCost,
    fees: between(0, owed.high === Infinity ? Infinity : minus(withCost, owed).high),
    writtenOff: NIL,
    monthsToDebtFree: months,
  };
};
