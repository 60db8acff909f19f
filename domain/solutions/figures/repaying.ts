import {
  between,
  floorAtZero,
  minus,
  NO,
  plus,
  type Span,
  unionOf,
  wholePoundsDown,
  YES,
  YES_OR_NO,
} from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { BudgetFigures } from './budget.ts';
import type { DebtFigures } from './debts.ts';

/**
 * What can go to non-priority creditors: the surplus after savings, our fee and payments to priority debts, rounded down
 * to whole pounds, and at least 0. In pence.
 *
 * @param offers what goes to the priority debts that are not paid from it
 */
export function availableFrom(
  left: Span,
  { savingsMonthly }: BudgetFigures,
  offers: Span,
  limits: Limits,
): Span {
  const afterSavings = minus(minus(left, savingsMonthly), limits.span('DMP_FEE'));
  return floorAtZero(wholePoundsDown(minus(afterSavings, offers)));
}

/** Whole months, rounded up. Infinite when nothing can be paid. */
export function monthsToRepay(total: Span, payment: Span): Span {
  return between(monthsAt(total.low, payment.high), monthsAt(total.high, payment.low));
}

function monthsAt(total: number, payment: number): number {
  if (total === 0) return 0;
  if (payment <= 0) return Infinity;
  return payment === Infinity ? 1 : Math.ceil(total / payment);
}

/** What each of some debts could get, rounded down to the penny. */
export function perDebt(available: Span, count: Span): Span {
  return between(
    Math.floor(available.low / Math.max(1, count.high)),
    Math.floor(available.high / Math.max(1, count.low)),
  );
}

/** The agreed payments, and what is overdue within a short time beside them, or everything within that time. */
export function canPayAlone(available: Span, planMonths: Span, debts: DebtFigures, limits: Limits): Span {
  const within = limits.span('SMP_TERM_MAX');
  return unionOf(
    isNotBelow(available, plus(debts.contractual, spreadOver(debts.overdue, within))),
    isNotBelow(within, planMonths),
  );
}

/** Yes when the first is at least as much as the second. */
export function isNotBelow(first: Span, second: Span): Span {
  if (first.low >= second.high) return YES;
  return first.high < second.low ? NO : YES_OR_NO;
}

/** A sum spread evenly over some months, to the penny above. */
function spreadOver(sum: Span, months: Span): Span {
  return between(Math.ceil(sum.low / months.high), Math.ceil(sum.high / months.low));
}
