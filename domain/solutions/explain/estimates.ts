import { formatWholePounds } from '../../values/pence.ts';
import type { Span } from '../case/span.ts';
import type { Payment } from '../solution/payment.ts';
import type { ShortName } from '../solution/products.ts';

/** Solutions whose fees nobody knows before they are asked for: the firm, the trustee or the court sets them. Those of a trustee can be named. */
const ESTIMATED_FEES: ReadonlySet<string> = new Set<ShortName>(['IVA', 'PTD', 'AO']);
/** What is paid in these is worked out by an official receiver or a trustee, and with it what is written off. */
const ESTIMATED_PAYMENTS: ReadonlySet<string> = new Set<ShortName>(['BKY', 'SEQ']);
/** In these, things of value may be sold for the people who are owed. */
const MAY_SELL: ReadonlySet<string> = new Set<ShortName>(['BKY', 'SEQ', 'PTD', 'IVA']);
/** An estimate is said to the nearest hundred pounds: more would look like a promise. */
const ROUND_TO = 100_00;

/**
 * Whether the fees of a solution, and what is written off, which depends on them, are estimates, so that neither is
 * ever said to the penny.
 */
export function isEstimate(shortName: string, { low, high }: Span): boolean {
  // Once a trustee has named theirs, nothing of it is open.
  if (shortName === 'PTD' && low === high) return false;
  return ESTIMATED_FEES.has(shortName) && high > 0 && Number.isFinite(low) && Number.isFinite(high);
}

/**
 * Whether what is written off rests on an estimate: of the fees, or of what somebody else will find can be paid each month.
 */
export function isWrittenOffEstimated(
  shortName: string,
  { monthly, writtenOff }: Pick<Payment, 'monthly' | 'writtenOff'>,
): boolean {
  if (isEstimate(shortName, writtenOff)) return true;
  const { low, high } = writtenOff;
  const isFound = ESTIMATED_PAYMENTS.has(shortName) && (monthly.high > 0 || low < high);
  return isFound && high > 0 && Number.isFinite(low) && Number.isFinite(high);
}

/**
 * Whether what is taken in all rests on what an official receiver or a trustee will find, such as the worth of a home. A fee
 * that may be waived is none: it is known to the penny.
 */
export function isTotalEstimated(
  shortName: string,
  { total, fees }: Pick<Payment, 'total' | 'fees'>,
): boolean {
  const isOpen = total.high - fees.high > total.low - fees.low;
  return MAY_SELL.has(shortName) && isOpen && Number.isFinite(total.high);
}

/** An estimate in words: "about £4,600", "about £4,000 to £6,500", "up to about £500". */
export function sayEstimate({ low, high }: Span): string {
  const [from, to] = [roundly(low), roundly(high)];
  if (from === to) return `about ${from}`;
  return low === 0 ? `up to about ${to}` : `about ${from} to ${to}`;
}

/** A sum that would round to nothing is said in whole pounds. */
function roundly(pence: number): string {
  const rounded = Math.round(pence / ROUND_TO) * ROUND_TO;
  return formatWholePounds(rounded === 0 ? pence : rounded);
}
