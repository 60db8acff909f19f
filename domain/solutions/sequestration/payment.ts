import type { BudgetFigures } from '../figures/budget.ts';
import { letGo, over, type PaymentOf } from '../payment.ts';
import { between, NIL, plus, type Span } from '../span.ts';
import type { Limits } from '../thresholds/limits.ts';

/** The contribution for 48 months; nothing on benefits alone. The fee is for who does not get certain benefits. */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const { isOnlyBenefits } = budget;
  const monthly = contributionOf(budget);
  const months = monthly.high === 0 ? NIL : limits.span('SEQ_CONTRIBUTION');
  const paid = sequestrationPayments(budget, limits);
  const fee = between(
    isOnlyBenefits.high === 1 ? 0 : limits.span('SEQ_FEE').low,
    limits.span('SEQ_FEE').high,
  );
  const discharge = limits.span('SEQ_DISCHARGE');
  return {
    monthly,
    months,
    total: plus(paid, fee),
    fees: fee,
    writtenOff: letGo(debts.columns.SEQ.total, paid),
    monthsToDebtFree:
      monthly.low > 0 ? months : between(discharge.low, Math.max(discharge.high, months.high)),
  };
};

/** All contributions together. */
export function sequestrationPayments(budget: BudgetFigures, limits: Limits): Span {
  const monthly = contributionOf(budget);
  return monthly.high === 0 ? NIL : over(monthly, limits.span('SEQ_CONTRIBUTION'));
}

function contributionOf({ isOnlyBenefits, scottishContribution }: BudgetFigures): Span {
  if (isOnlyBenefits.low === 1) return NIL;
  return isOnlyBenefits.high === 1 ? between(0, scottishContribution.high) : scottishContribution;
}
