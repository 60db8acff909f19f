import { trustDeedTerm } from '../figures/trustDeedContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/** The whole contribution for 48 months; up to 60 for a home owner. The trustee names the fees: they are an estimate. */
export const paymentOf: PaymentOf = ({ budget, assets, debts, trustDeed }, limits) => {
  const months = trustDeedTerm(assets, limits);
  const { total, fees, toCreditors } = trustDeed;
  return {
    monthly: budget.scottishContribution,
    months,
    total,
    fees,
    // The part taken by fees is written off as well.
    writtenOff: writtenOffOf(debts.columns.PTD.released, toCreditors),
    monthsToDebtFree: months,
  };
};
