import { asPercentage } from '../../values/percentage.ts';
import { between, minus, overMonths, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';
import type { ColumnFigures } from './columns.ts';
import { dividendOf, feePercent } from './dividend.ts';

/**
 * What an IVA would cost and give, in pence. Criteria test it too: it must repay less than everything, and write off
 * enough to be worth it.
 */
export type IvaFigures = {
  readonly months: Span;
  readonly total: Span;
  readonly fees: Span;
  readonly toCreditors: Span;
  /** The debts less all payments: 0 or less when they would be repaid in full. */
  readonly notRepaid: Span;
  /**
   * What the person would never pay, as a percentage of the debts, rounded down. Creditors write off more than this, because the fees
   * come out of the payments; but for the person, an IVA that costs as much as a plan is worth less than the plan.
   */
  readonly percentUnpaid: Span;
  /** The fees as a percentage of what is paid, rounded up. */
  readonly feePercent: Span;
  /** What the creditors would get as a percentage of the debts, rounded down. */
  readonly dividend: Span;
};

/**
 * Works out an IVA: the available sum for 60 months, or 72 where the share of the home reaches the test of the
 * protocol. Fees are an estimate: part of the payments, at least a fixed sum and at most all of them; to the penny,
 * with half a penny rounded up.
 */
export function ivaFigures(
  debts: ColumnFigures,
  available: Span,
  assets: AssetFigures,
  limits: Limits,
): IvaFigures {
  const months = termOf(assets, limits);
  const total = overMonths(available, months);
  const ofMost = feesOf(total.high, limits, 'low');
  const ofLeast = feesOf(total.low, limits, 'high');
  const fees = between(feesOf(total.low, limits, 'low'), feesOf(total.high, limits, 'high'));
  const toCreditors = between(total.low - ofLeast, total.high === Infinity ? Infinity : total.high - ofMost);
  return {
    months,
    total,
    fees,
    toCreditors,
    notRepaid: minus(debts.total, total),
    percentUnpaid: percentUnpaid(debts.total, total),
    feePercent: feePercent(total, ofMost, ofLeast),
    dividend: dividendOf(toCreditors, debts.total),
  };
}

/** A share exactly at the limit counts as reaching it: better to name the longer term than one that may grow. */
function termOf({ ownsHome, ivaHomeEquity }: AssetFigures, limits: Limits): Span {
  const usual = limits.span('IVA_TERM');
  if (ownsHome.high === 0) return usual;
  const atHome = limits.span('IVA_TERM_HOME');
  const least = limits.row('IVA_EQUITY_MIN')?.value;
  if (least !== undefined && ivaHomeEquity.high < least) return usual;
  if (least !== undefined && ivaHomeEquity.low >= least) return atHome;
  return between(Math.min(usual.low, atHome.low), Math.max(usual.high, atHome.high));
}

function feesOf(total: number, limits: Limits, end: 'low' | 'high'): number {
  if (total === 0) return 0;
  const least = limits.span('IVA_FEES_MIN')[end];
  const share = Math.round((total * limits.span('IVA_FEES_SHARE')[end]) / 1000);
  return Math.min(total, Math.max(least, share));
}

function percentUnpaid(debts: Span, paid: Span): Span {
  return between(percent(debts.low, paid.high), percent(debts.high, paid.low));
}

function percent(debts: number, paid: number): number {
  if (debts <= paid) return 0;
  return debts === Infinity ? 100 : Math.floor(asPercentage(debts - paid, debts));
}
