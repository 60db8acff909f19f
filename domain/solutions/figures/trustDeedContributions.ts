import { between, overMonths, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';
import type { BudgetFigures } from './budget.ts';

/** All contributions together. */
export function trustDeedPayments(budget: BudgetFigures, assets: AssetFigures, limits: Limits): Span {
  return overMonths(budget.scottishContribution, trustDeedTerm(assets, limits));
}

/** For how many months: possibly longer for a home owner. */
export function trustDeedTerm({ ownsHome }: AssetFigures, limits: Limits): Span {
  const usual = limits.span('PTD_TERM');
  return ownsHome.high === 0 ? usual : between(usual.low, limits.span('PTD_TERM_HOME').high);
}
