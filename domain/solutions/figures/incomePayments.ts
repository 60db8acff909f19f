import { roundDownToPounds } from '../../values/pence.ts';
import { between, overMonths, type Span, ZERO } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { BudgetFigures } from './budget.ts';

/** All income payments together. */
export function bankruptcyPayments(budget: BudgetFigures, limits: Limits): Span {
  const monthly = incomePayment(budget, limits);
  return overMonths(monthly, incomePaymentMonths(monthly, limits));
}

/** For how many months something is paid. */
export function incomePaymentMonths(monthly: Span, limits: Limits): Span {
  if (monthly.high === 0) return ZERO;
  const months = limits.span('IPA_MONTHS');
  return monthly.low === 0 ? between(0, months.high) : months;
}

/** The monthly payment in whole pounds: the whole surplus, where that is more than a small sum. */
export function incomePayment({ left, isOnlyBenefits }: BudgetFigures, limits: Limits): Span {
  if (isOnlyBenefits.low === 1) return ZERO;
  const free = limits.span('IPA_MIN');
  const least = left.low <= free.high || isOnlyBenefits.high === 1 ? 0 : roundDownToPounds(left.low);
  const most = left.high <= free.low ? 0 : roundDownToPounds(left.high);
  return between(least, most);
}
