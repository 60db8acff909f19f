import { formatWholePounds, type Pence } from '../values/pence.ts';

/**
 * What is left of a month: what comes in, less what goes out with what is put by. The one figure that is called left, on
 * every screen and paper; payments towards debts are steps after it. Negative for a shortfall. In pence.
 */
export function leftEachMonth(income: Pence, outgoings: Pence): Pence {
  return income - outgoings;
}

/** What is left, as it is said outside a table with pence: whole pounds, without a sign. */
export function sayLeft(left: Pence): string {
  return formatWholePounds(Math.abs(left));
}
