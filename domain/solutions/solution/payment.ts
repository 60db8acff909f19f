import { floorAtZero, minus, type Span, ZERO } from '../case/span.ts';
import type { Figures } from '../figures/figures.ts';
import type { Limits } from '../thresholds/limits.ts';

/** What a solution costs and gives, in pence. What is not known yet is a span. */
export type Payment = {
  readonly monthly: Span;
  /** How many months are paid. */
  readonly months: Span;
  /** All payments together, including what has to be paid to begin. */
  readonly total: Span;
  /** The part of the total that does not go to the creditors. */
  readonly fees: Span;
  readonly writtenOff: Span;
  /** Months from the day of the case until nothing is left to pay on these debts. */
  readonly monthsToDebtFree: Span;
};

/** Works out the payment of one solution. */
export type PaymentOf = (figures: Figures, limits: Limits) => Payment;

/** Repaying in full at a monthly rate: the last payment is the remainder. */
export function repayment(total: Span, monthly: Span, months: Span, fees: Span = ZERO): Payment {
  return { monthly, months, total, fees, writtenOff: ZERO, monthsToDebtFree: months };
}

/** What is written off: the debts less what creditors receive, and at least 0. */
export function writtenOffOf(debts: Span, paid: Span): Span {
  return floorAtZero(minus(debts, paid));
}
