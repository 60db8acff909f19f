import { between, floorAtZero, minus, plus, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';
import type { BudgetFigures } from './budget.ts';
import type { ColumnFigures } from './columns.ts';
import { type DividendFigures, dividendOf, feePercent } from './dividend.ts';
import { trustDeedPayments } from './trustDeedContributions.ts';

/** What a trust deed would cost and give, in pence. */
export type TrustDeedFigures = DividendFigures & {
  /** All contributions, and what the trustee takes of what the person owns. */
  readonly total: Span;
  /** An estimate: nobody can know them before a trustee is asked. Never more than all payments. */
  readonly fees: Span;
  readonly toCreditors: Span;
};

/**
 * Works out a trust deed: all contributions, and fees between the two ends of an estimate. Whether it leaves creditors
 * enough goes by the contributions alone: no source says what a sale would cost.
 */
export function trustDeedFigures(
  debts: ColumnFigures,
  budget: BudgetFigures,
  assets: AssetFigures,
  taken: Span,
  limits: Limits,
): TrustDeedFigures {
  const paid = trustDeedPayments(budget, assets, limits);
  const least = limits.span('PTD_FEES_MIN').low;
  const most = limits.span('PTD_FEES_MAX').high;
  const left = floorAtZero(minus(paid, between(least, most)));
  return {
    total: plus(paid, taken),
    fees: between(Math.min(least, paid.low), Math.min(most, paid.high)),
    toCreditors: plus(left, taken),
    // Each end on its own: the smaller fees may come with the larger sum, and the larger with the smaller.
    feePercent: feePercent(paid, least, most),
    dividend: dividendOf(left, debts.total),
  };
}
