import {
  completeBudget,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  myBudgetSummary,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/sfs.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Sfs } from './service.ts';

export function registerSfsRoutes(app: FastifyInstance, sfs: Sfs): void {
  route(app, frequencies, async () => sfs.frequencies());

  route(app, incomeCategories, async () => sfs.categories('income'));

  route(app, expenditureCategories, async () => sfs.categories('expenditure'));

  route(app, submitIncomeCategory, ({ who, body }) => sfs.submit(who.customerId, 'income', body));

  route(app, submitExpenditureCategory, ({ who, body }) => sfs.submit(who.customerId, 'expenditure', body));

  route(app, completeBudget, ({ who }) => sfs.complete(who.customerId));

  route(app, myBudget, ({ who, params }) => sfs.statement(who.customerId, params.stepId));

  route(app, myBudgetSummary, ({ who }) => sfs.summary(who.customerId));
}
