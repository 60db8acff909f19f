/** What a line of the statement is, by the number of its type: the rules read no more of it than this. */

/** Types of income come before this number, types of spending from it. */
const FIRST_SPENDING_TYPE = 2001;
const EMERGENCY_SAVINGS = 3031;
const STATE_PENSION = 1031;
const PENSION_CREDIT = 1033;
const FIRST_BENEFIT = 1011;
const LAST_BENEFIT = 1024;
/** Personal Independence Payment and its likes, and Attendance Allowance and its likes. */
const DISABILITY_BENEFITS: readonly number[] = [1018, 1019];

export type LineKind = 'benefit' | 'state pension' | 'other income' | 'spending' | 'savings';

/** Reads the type of a line. */
export function lineKind(typeId: number): LineKind {
  if (typeId === EMERGENCY_SAVINGS) return 'savings';
  if (typeId >= FIRST_SPENDING_TYPE) return 'spending';
  if (typeId >= FIRST_BENEFIT && typeId <= LAST_BENEFIT) return 'benefit';
  if (typeId === PENSION_CREDIT) return 'benefit';
  return typeId === STATE_PENSION ? 'state pension' : 'other income';
}

/** Whether a benefit is paid for a disability: a debt relief order does not count it. */
export function isDisabilityBenefit(typeId: number): boolean {
  return DISABILITY_BENEFITS.includes(typeId);
}
