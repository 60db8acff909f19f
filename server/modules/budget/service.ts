import { isIncome } from '@towpath/domain/budget/rules.ts';
import { BUDGET, BUDGET_SUMMARY } from '@towpath/domain/budget/steps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { confirmedBudget } from './budgetOnPaper.ts';
import { budgetResponse } from './budgetResponse.ts';
import { budgetLacks, completeBudget } from './completion.ts';
import { budgetForAdvice } from './forAdvice.ts';
import { reopening } from './reopening.ts';
import { submitCategory } from './submitCategory.ts';
import { budgetSummary } from './summary.ts';
import { categoryResponse, frequenciesResponse } from './toResponse.ts';

export type Budgets = ReturnType<typeof createBudgets>;
type Submission = Parameters<typeof submitCategory>;

/**
 * A person's income and expenditure: everything the endpoints and the other modules ask of it, each use case
 * in its own file.
 */
export function createBudgets(deps: BudgetsDeps) {
  const { rules } = deps.budget;
  const requireBudgetStep = deps.requireStep(BUDGET, BUDGET_SUMMARY);

  return {
    frequencies: () => frequenciesResponse(rules),
    categories: (side: 'income' | 'expenditure') =>
      rules.categories.filter(one => isIncome(one) === (side === 'income')).map(categoryResponse),
    /** Throws as `requireStep` does. */
    async budget(customerId: string, stepId: string) {
      await requireBudgetStep(customerId, stepId);
      return budgetResponse(deps, customerId);
    },
    submit: (customerId: string, side: Submission[2], body: Submission[3]) =>
      submitCategory(deps, customerId, side, body),
    complete: (customerId: string) => completeBudget(deps, customerId),
    summary: (customerId: string) => budgetSummary(deps, customerId),
    lacks: (customerId: string) => budgetLacks(deps, customerId),
    forAdvice: (trx: DatabaseTransaction, customerId: string) => budgetForAdvice(deps, trx, customerId),
    confirmed: (customerId: string) => confirmedBudget(deps, customerId),
    reopening: (customerId: string) => reopening(deps, customerId),
  };
}
