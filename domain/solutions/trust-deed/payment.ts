import { between, dividedBy } from '../case/span.ts';
import { trustDeedTerm } from '../figures/trustDeedContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/** The whole contribution for 48 months; up to 60 for who owns a home. The trustee names the fees: they are not known. */
export const paymentOf: PaymentOf = ({ budget, assets, debts }, limits) => {
  const months = trustDeedTerm(assets, limits);
  const total = dividedBy(budget.scottishContribution, months);
  const owed = debts.columns.PTD.total;
  return {
    monthly: budget.scottishContribution,
    months,
    total,
    fees: between(0, total.high),
    // Whatever the fees take is let go as well, so this is the least and the most of it.
    writtenOff: between(writtenOffOf(owed, total).low, owed.high),
    monthsToDebtFree: months,
  };
};
