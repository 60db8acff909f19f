/** What has to be found out for several criteria, worded to follow "We still need to know". */

export const FULL_BUDGET = 'your full budget';
export const BUDGET_AND_SUMS = 'your full budget, and how much each debt is';
export const FEES = 'what the fees would be';
export const KINDS_AND_SUMS = 'the kind and sum of each debt, and if it is tied to your home or goods';

/** Told in full, sums of money are open only where an estimate is in them, or a debt that may be taken in or not. */
const WORKED_OUT = 'which debts would go in, and what you would pay';

/**
 * What has to be found out, of somebody who may have told it.
 *
 * @param isAllTold the budget is complete, and the sum of each debt is known
 */
export function stillMissing(missing: string, isAllTold: boolean): string {
  return isAllTold && (missing === FULL_BUDGET || missing === BUDGET_AND_SUMS) ? WORKED_OUT : missing;
}

/** Whether only an adviser can find it out: the person is not asked for it. */
export function isFoundByAdviser(missing: string): boolean {
  return missing === FEES || missing === WORKED_OUT;
}
