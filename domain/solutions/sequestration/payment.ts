import { between, plus, ZERO } from '../case/span.ts';
import { sequestrationPayments } from '../figures/sequestrationContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The contribution for 48 months; nothing for people who live on benefits alone. People who do not get certain benefits
 * pay the fee. What would be sold counts as paid too. The discharge frees from the debts; the contribution goes on after it.
 */
export const paymentOf: PaymentOf = ({ budget, debts, estate }, limits) => {
  const { isOnlyBenefits, scottishContribution: monthly } = budget;
  const contribution = limits.span('SEQ_CONTRIBUTION');
  const paid = plus(sequestrationPayments(budget, limits), estate);
  const fee = between(
    isOnlyBenefits.high === 1 ? 0 : limits.span('SEQ_FEE').low,
    limits.span('SEQ_FEE').high,
  );
  return {
    monthly,
    months: monthly.high === 0 ? ZERO : monthly.low === 0 ? between(0, contribution.high) : contribution,
    total: plus(paid, fee),
    fees: fee,
    writtenOff: writtenOffOf(debts.columns.SEQ.released, paid),
    monthsToDebtFree: limits.span('SEQ_DISCHARGE'),
  };
};
