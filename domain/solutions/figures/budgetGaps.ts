import { type AskedBudgetRole, hasBudgetRole, isIncomeLine } from '../../budget/roles.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import { percentOf } from '../../values/percentage.ts';
import type { Case, CaseDebt, Household } from '../case/case.ts';
import { between, exactly, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';

/** What a complete budget has nothing of, or next to nothing, though everybody needs it. Our own practice. */
export type BudgetGaps = {
  readonly income: boolean;
  readonly food: boolean;
  /** Rent of somebody who rents, or the mortgage of an owner who has one. */
  readonly housing: boolean;
  /** Anything at all. */
  readonly spending: boolean;
};

const NO_GAPS: BudgetGaps = { income: false, food: false, housing: false, spending: false };

/**
 * Where a budget has nothing, or only pennies, so that the person is asked how they get by. It says so only of a complete
 * one, by the sums by which the gate of the budget judges it. A line whose sum is not known is no gap.
 */
export function budgetGaps(
  { statement: { isComplete, lines }, home, debts, household }: BudgetNeeds,
  limits: Limits,
): BudgetGaps {
  if (!isComplete) return NO_GAPS;
  const sumOf = (paid: typeof lines) => paid.reduce((sum, { monthly }) => sum + (monthly ?? Infinity), 0);
  const forRole = (role: AskedBudgetRole) => sumOf(lines.filter(line => hasBudgetRole(line, role)));
  const least = limits.span('BUDGET_SUM_MIN').low;
  const needs = homeNeeds(home, debts);
  return {
    income: sumOf(lines.filter(isIncomeLine)) < least,
    food: foodForEach(forRole('food'), household, limits).high < limits.span('FOOD_MIN').low,
    housing: needs !== null && forRole(needs) < least,
    spending: sumOf(lines.filter(line => !isIncomeLine(line))) === 0,
  };
}

/** What decides whether a budget has a gap. */
type BudgetNeeds = Pick<Case, 'home' | 'debts' | 'household'> & {
  readonly statement: Pick<Case['statement'], 'isComplete' | 'lines'>;
};

/**
 * What the home of the case needs in the budget. A mortgage is one that the person told us of, or one on the list of
 * debts. Null: nothing, or nobody knows.
 */
export function homeNeeds(home: Case['home'], debts: readonly CaseDebt[]): 'rent' | 'mortgage' | null {
  if (home.tenure === 'rents') return 'rent';
  if (home.tenure !== 'owns') return null;
  const owes = home.mortgage === null ? home.hasMortgage === true : home.mortgage > 0;
  return owes || debts.some(isMortgage) ? 'mortgage' : null;
}

function isMortgage({ debt, type }: CaseDebt): boolean {
  if (debt.isDeleted || type === null || !hasDebtRole(type, 'mortgage')) return false;
  return (debt.currentBalance ?? debt.estimatedBalance) !== 0;
}

/**
 * What a month's food comes to for each adult, in pence, rounded down; a child counts as a part of one. Where nobody
 * knows for how many it is, it is anything up to what one adult alone would have.
 */
export function foodForEach(food: number, { adults, children }: Household, limits: Limits): Span {
  const known = Math.max(1, adults ?? 1);
  const heads = known + percentOf(children ?? 0, limits.span('FOOD_CHILD_SHARE').low);
  const each = Math.floor(food / heads);
  return adults === null || children === null ? between(0, each) : exactly(each);
}
