import { type AskedBudgetRole, hasBudgetRole, isIncomeLine } from '../../budget/roles.ts';
import type { CaseBudget, Fact, Home } from './case.ts';

/** What a complete budget has nothing of, though everybody needs it. Our own practice. */
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
 * Where a budget has nothing. It says so only of a complete one, and of a home only where it is known that it costs
 * something.
 */
export function budgetGaps(
  { isComplete, lines }: Pick<CaseBudget, 'isComplete' | 'lines'>,
  { tenure, hasMortgage }: Pick<Home, 'tenure'> & { readonly hasMortgage: Fact<boolean> },
): BudgetGaps {
  if (!isComplete) return NO_GAPS;
  const paid = lines.filter(({ monthly }) => monthly !== 0);
  const has = (role: AskedBudgetRole) => paid.some(line => hasBudgetRole(line, role));
  const owes = tenure === 'owns' && hasMortgage === true;
  return {
    income: !paid.some(isIncomeLine),
    food: !has('food'),
    housing: (tenure === 'rents' && !has('rent')) || (owes && !has('mortgage')),
    spending: paid.every(isIncomeLine),
  };
}
