import type { AssetFigures } from '../figures/assets.ts';
import type { BudgetFigures } from '../figures/budget.ts';
import { letGo, over, type PaymentOf } from '../payment.ts';
import { between, type Span } from '../span.ts';
import type { Limits } from '../thresholds/limits.ts';

/** The whole contribution for 48 months; up to 60 for who owns a home. The trustee names the fees: they are not known. */
export const paymentOf: PaymentOf = ({ budget, assets, debts }, limits) => {
  const months = termOf(assets, limits);
  const total = over(budget.scottishContribution, months);
  const owed = debts.columns.PTD.total;
  return {
    monthly: budget.scottishContribution,
    months,
    total,
    fees: between(0, total.high),
    // Whatever the fees take is let go as well, so this is the least and the most of it.
    writtenOff: between(letGo(owed, total).low, owed.high),
    monthsToDebtFree: months,
  };
};

/** All contributions together. */
export function trustDeedPayments(budget: BudgetFigures, assets: AssetFigures, limits: Limits): Span {
  return over(budget.scottishContribution, termOf(assets, limits));
}

function termOf({ ownsHome }: AssetFigures, limits: Limits): Span {
  const usual = limits.span('PTD_TERM');
  return ownsHome.high === 0 ? usual : between(usual.low, limits.span('PTD_TERM_HOME').high);
}
