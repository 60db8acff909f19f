/** What has to be found out for several criteria, worded to follow "We still need to know". */

export const FULL_BUDGET = 'your full budget';
export const BUDGET_AND_SUMS = 'your full budget, and how much each debt is';
export const FEES = 'what the fees would be';
export const KINDS_AND_SUMS = 'the kind and sum of each debt, and if it is tied to your home or goods';

/** Whether only an adviser can find it out: the person is not asked for it. */
export function isFoundByAdviser(missing: string): boolean {
  return missing === FEES;
}
