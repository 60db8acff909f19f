import {
  completeBudget,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  myBudgetSummary,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Budgets } from './service.ts';

export function registerBudgetRoutes(app: FastifyInstance, budgets: Budgets): void {
  route(app, frequencies, async () => budgets.frequencies());

  route(app, incomeCategories, async () => budgets.categories('income'));

  route(app, expenditureCategories, async () => budgets.categories('expenditure'));

  route(app, submitIncomeCategory, ({ who, body }) => budgets.submit(who.customerId, 'income', body));

  route(app, submitExpenditureCategory, ({ who, body }) =>
    budgets.submit(who.customerId, 'expenditure', body),
  );

  route(app, completeBudget, ({ who }) => budgets.complete(who.customerId));

  route(app, myBudget, ({ who, params }) => budgets.budget(who.customerId, params.stepId));

  route(app, myBudgetSummary, ({ who }) => budgets.summary(who.customerId));
}
