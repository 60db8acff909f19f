import { between, floorAtZero, minus, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';
import type { BudgetFigures } from './budget.ts';
import type { ColumnFigures } from './columns.ts';
import { type DividendFigures, dividendOf, feePercent } from './dividend.ts';
import { trustDeedPayments } from './trustDeedContributions.ts';

/** What a trust deed would cost and give, in pence. */
export type TrustDeedFigures = DividendFigures & {
  readonly total: Span;
  /** An estimate: nobody can know them before a trustee is asked. Never more than all payments. */
  readonly fees: Span;
  readonly toCreditors: Span;
};

/** Works out a trust deed: all contributions, and fees between the two ends of an estimate. */
export function trustDeedFigures(
  debts: ColumnFigures,
  budget: BudgetFigures,
  assets: AssetFigures,
  limits: Limits,
): TrustDeedFigures {
  const total = trustDeedPayments(budget, assets, limits);
  const least = limits.span('PTD_FEES_MIN').low;
  const most = limits.span('PTD_FEES_MAX').high;
  const toCreditors = floorAtZero(minus(total, between(least, most)));
  return {
    total,
    fees: between(Math.min(least, total.low), Math.min(most, total.high)),
    toCreditors,
    // Each end on its own: the smaller fees may come with the larger sum, and the larger with the smaller.
    feePercent: feePercent(total, least, most),
    dividend: dividendOf(toCreditors, debts.total),
  };
}
