import { sameDayAfter } from '../plans/repayment/dueMonths.ts';
import { REVIEW_MONTHS } from '../plans/repayment/review.ts';

/**
 * Whether a budget that goes with a letter should be looked at before: it is as old as a plan may be before it is looked at
 * again. Days are 'YYYY-MM-DD'.
 *
 * @param reviewMonths after so many months the plan that the letters are of is looked at; null where there is none
 */
export function isBudgetOld(confirmedOn: string, today: string, reviewMonths: number | null): boolean {
  return today >= sameDayAfter(confirmedOn, reviewMonths ?? REVIEW_MONTHS);
}
