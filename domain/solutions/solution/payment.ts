import { between, floorAtZero, minus, type Span, ZERO } from '../case/span.ts';
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
  /**
   * Months from the day of the case until the person is free of these debts: repaid, or written off. Payments to a
   * trustee may go on after that.
   */
  readonly monthsToDebtFree: Span;
};

/** Works out the payment of one solution. */
export type PaymentOf = (figures: Figures, limits: Limits) => Payment;

/**
 * A payment as it is shown. A plan that would run past a lifetime is no plan: it has no figures, and where only its
 * longest term is that long, the term is not known.
 */
export function shownPayment(payment: Payment, limits: Limits): Payment | null {
  const most = limits.span('PLAN_SHOWN_MONTHS_MAX').high;
  const { months, monthsToDebtFree } = payment;
  if (months.high <= most) return payment;
  if (months.low > most) return null;
  return {
    ...payment,
    months: between(months.low, Infinity),
    monthsToDebtFree: between(
      monthsToDebtFree.low,
      monthsToDebtFree.high > most ? Infinity : monthsToDebtFree.high,
    ),
  };
}

/** Repaying in full at a monthly rate: the last payment is the remainder. */
export function repayment(total: Span, monthly: Span, months: Span, fees: Span = ZERO): Payment {
  return { monthly, months, total, fees, writtenOff: ZERO, monthsToDebtFree: months };
}

/** What is written off: what can be released less what creditors receive, and at least 0. */
export function writtenOffOf(debts: Span, paid: Span): Span {
  return floorAtZero(minus(debts, paid));
}
