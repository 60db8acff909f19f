import { allCompleted, type CategoryProgress } from '../budget/progress.ts';
import { rolesOfLine } from '../budget/ruleIndex.ts';
import type { BudgetRules } from '../budget/rules.ts';
import { entriesOf, monthlyEntryAmount, type SubmittedBudget } from '../budget/submittedBudget.ts';
import type { CaseBudget } from '../solutions/case/case.ts';

/**
 * The budget as the rules read it: each line as a monthly sum, and the parts that still have to be filled in. A line
 * whose frequency no longer exists has no sum.
 */
export function caseBudgetFrom(
  rules: Pick<BudgetRules, 'frequencies' | 'categories'>,
  budget: SubmittedBudget,
  progress: readonly CategoryProgress[],
): Omit<CaseBudget, 'onlyBenefitsSince'> {
  return {
    isComplete: allCompleted(progress),
    missing: progress.filter(({ status }) => status !== 'Completed').map(({ category }) => category.name),
    lines: rules.categories
      .flatMap(category => entriesOf(category, budget))
      .map(entry => ({
        typeId: entry.typeId,
        roles: rolesOfLine(rules, entry.typeId),
        monthly: rules.frequencies.some(({ id }) => id === entry.frequencyId)
          ? monthlyEntryAmount(rules, entry)
          : null,
      })),
  };
}
