import { asPercentage } from '../../values/percentage.ts';
import { between, NEVER, type Span } from '../case/span.ts';

/** What the fees of a plan take and what it leaves, in whole percent. */
export type DividendFigures = {
  /** The fees as a percentage of what is paid, rounded up. */
  readonly feePercent: Span;
  /** What the creditors would get as a percentage of the debts, rounded down. */
  readonly dividend: Span;
};

/**
 * The fees as a percentage of the payments, in pence, rounded up: a penny above half is 51. The more is paid, the
 * smaller the part that fees take. Of nothing there is no part.
 *
 * @param ofMost the least fees that most payments would have
 * @param ofLeast the highest fees that the fewest payments would have
 */
export function feePercent(total: Span, ofMost: number, ofLeast: number): Span {
  return total.high <= 0 ? NEVER : between(shareOf(ofMost, total.high), shareOf(ofLeast, total.low));
}

/** What creditors get of their debts, in pence, as a percentage rounded down: a penny below a tenth is 9. */
export function dividendOf(toCreditors: Span, debts: Span): Span {
  return between(partOf(toCreditors.low, debts.high), partOf(toCreditors.high, debts.low));
}

/** Where nothing may be paid, nothing is left. */
function shareOf(fees: number, total: number): number {
  if (total === Infinity) return 0;
  return total <= 0 ? 100 : Math.min(100, Math.ceil(asPercentage(fees, total)));
}

function partOf(paid: number, debts: number): number {
  if (paid <= 0 || debts === Infinity) return 0;
  return debts <= 0 || paid === Infinity ? Infinity : Math.floor(asPercentage(paid, debts));
}
