import {
  completeBudget as completeCall,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  myBudgetSummary,
  saveBudgetList,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { isIncome } from '@towpath/domain/budget/rules.ts';
import { BUDGET, BUDGET_SUMMARY } from '@towpath/domain/budget/steps.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { budgetResponse } from './budgetResponse.ts';
import { completeBudget } from './completion.ts';
import { saveList } from './saveList.ts';
import { submitCategory } from './submitCategory.ts';
import { budgetSummary } from './summary.ts';
import { categoryResponse, frequenciesResponse } from './toResponse.ts';

/** The calls about the budget, each answered by its use case. */
export function registerBudgetRoutes(app: FastifyInstance, deps: BudgetsDeps): void {
  const { rules } = deps.budget;
  const requireBudgetStep = deps.requireStep(BUDGET, BUDGET_SUMMARY);

  route(app, frequencies, async () => frequenciesResponse(rules));

  const categoriesOf = async (customerId: string) =>
    rulesIn(rules, (await deps.factsOf(customerId)).nation).categories;

  route(app, incomeCategories, async ({ who }) =>
    (await categoriesOf(who.customerId)).filter(isIncome).map(categoryResponse),
  );

  route(app, expenditureCategories, async ({ who }) =>
    (await categoriesOf(who.customerId)).filter(category => !isIncome(category)).map(categoryResponse),
  );

  route(app, submitIncomeCategory, ({ who, body }) => submitCategory(deps, who.customerId, 'income', body));

  route(app, submitExpenditureCategory, ({ who, body }) =>
    submitCategory(deps, who.customerId, 'expenditure', body),
  );

  route(app, saveBudgetList, ({ who, body }) => saveList(deps, who.customerId, body));

  route(app, completeCall, ({ who }) => completeBudget(deps, who.customerId));

  route(app, myBudget, async ({ who, params }) => {
    await requireBudgetStep(who.customerId, params.stepId);
    return budgetResponse(deps, who.customerId);
  });

  route(app, myBudgetSummary, ({ who }) => budgetSummary(deps, who.customerId));
}
