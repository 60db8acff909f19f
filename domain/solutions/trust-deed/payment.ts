import { between, exactly, type Span } from '../case/span.ts';
import { trustDeedFigures } from '../figures/trustDeed.ts';
import { trustDeedTerm } from '../figures/trustDeedContributions.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/** The whole contribution for 48 months; up to 60 for a home owner. The trustee names the fees: until then they are an estimate. */
export const paymentOf: PaymentOf = ({ budget, assets, debts, estate, sides, trustDeed }, limits) => {
  const months = trustDeedTerm(assets, limits);
  const monthly = whereOpen(budget.scottishContribution, sides === null);
  const paying = { ...budget, scottishContribution: monthly };
  const { total, fees, toCreditors } = trustDeedFigures(
    debts.columns.PTD,
    paying,
    assets,
    estate,
    limits,
    trustDeed.namedFees,
  );
  return {
    monthly,
    months,
    total,
    fees,
    // The part taken by fees is written off as well.
    writtenOff: writtenOffOf(debts.columns.PTD.released, toCreditors),
    monthsToDebtFree: months,
  };
};

/** The least that can be paid each month. */
const LEAST = 1_00;

/**
 * The contribution of a trust deed that is open: a person who pays nothing in has none. Where it is not known if benefits are
 * the only income, all of it is due or nothing.
 */
function whereOpen({ low, high }: Span, isOneMonth: boolean): Span {
  if (low > 0 || high === 0) return between(low, high);
  return isOneMonth && Number.isFinite(high) ? exactly(high) : between(LEAST, high);
}
