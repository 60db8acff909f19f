import { between, plus, ZERO } from '../case/span.ts';
import { contributionOf, sequestrationPayments } from '../figures/sequestrationContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The contribution for 48 months; nothing for people who live on benefits alone. People who do not get certain benefits
 * pay the fee.
 */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const { isOnlyBenefits } = budget;
  const monthly = contributionOf(budget);
  const months = monthly.high === 0 ? ZERO : limits.span('SEQ_CONTRIBUTION');
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
    writtenOff: writtenOffOf(debts.columns.SEQ.total, paid),
    monthsToDebtFree:
      monthly.low > 0 ? months : between(discharge.low, Math.max(discharge.high, months.high)),
  };
};
