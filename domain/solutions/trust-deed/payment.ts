import { between, overMonths } from '../case/span.ts';
import { trustDeedTerm } from '../figures/trustDeedContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/** The whole contribution for 48 months; up to 60 for a home owner. The trustee names the fees: they are not known. */
export const paymentOf: PaymentOf = ({ budget, assets, debts }, limits) => {
  const months = trustDeedTerm(assets, limits);
  const total = overMonths(budget.scottishContribution, months);
  const owed = debts.columns.PTD.released;
  return {
    monthly: budget.scottishContribution,
    months,
    total,
    fees: between(0, total.high),
    // The part taken by fees is written off as well, so these are the least and the most.
    writtenOff: between(writtenOffOf(owed, total).low, owed.high),
    monthsToDebtFree: months,
  };
};
