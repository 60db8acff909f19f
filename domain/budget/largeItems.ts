import { percentOf } from '../values/percentage.ts';
import { type BudgetRules, isIncome, typesOf } from './rules.ts';
import { budgetTotals, monthlyLineAmount, type SubmittedBudget } from './submittedBudget.ts';

/** A cost above this share of total income deserves a second look: often a wrong frequency or an extra digit. */
const LARGE_PERCENT = 60;

/** The note beside such a cost. It asks for nothing and blocks nothing. */
export const LARGE_ITEM_MESSAGE =
  'This is a big part of your income. Check the amount and how often you pay it.';

/** Costs that are each more than 60% of all income, by type id. None while no income is known. */
export function largeItems(
  rules: Pick<BudgetRules, 'categories' | 'frequencies'>,
  budget: SubmittedBudget,
): readonly number[] {
  const { totalIncome } = budgetTotals(rules, budget);
  if (totalIncome === 0) return [];
  return rules.categories
    .filter(category => !isIncome(category))
    .flatMap(typesOf)
    .map(({ id }) => id)
    .filter(id => monthlyLineAmount(rules, budget, id) > percentOf(totalIncome, LARGE_PERCENT));
}
