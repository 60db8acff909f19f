import type { Pence } from '../../values/pence.ts';
import type { Fact } from '../case/case.ts';
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
  /** An estimate until a trustee has named theirs. Never more than all payments. */
  readonly fees: Span;
  /** What a trustee has named; null where none was asked. */
  readonly namedFees: Fact<Pence>;
  readonly toCreditors: Span;
};

/**
 * Works out a trust deed: all contributions, and fees between the two ends of an estimate. Whether it leaves creditors
 * enough goes by the contributions alone: no source says what a sale would cost.
 *
 * @param namedFees what a trustee has said that they take, in place of the estimate; null where none was asked
 */
export function trustDeedFigures(
  debts: ColumnFigures,
  budget: BudgetFigures,
  assets: AssetFigures,
  taken: Span,
  limits: Limits,
  namedFees: Fact<Pence>,
): TrustDeedFigures {
  const paid = trustDeedPayments(budget, assets, limits);
  const least = namedFees ?? limits.span('PTD_FEES_MIN').low;
  const most = namedFees ?? limits.span('PTD_FEES_MAX').high;
  const left = floorAtZero(minus(paid, between(least, most)));
  return {
    total: plus(paid, taken),
    fees: between(Math.min(least, paid.low), Math.min(most, paid.high)),
    namedFees,
    toCreditors: plus(left, taken),
    // Each end on its own: the smaller fees may come with the larger sum, and the larger with the smaller.
    feePercent: feePercent(paid, least, most),
    dividend: dividendOf(left, debts.total),
  };
}
