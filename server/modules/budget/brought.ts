import { type Brought, ownStands } from '../../platform/database/brought.ts';

/** Two budgets of one home cannot be added up. */
export const budgetBrought: readonly Brought[] = ownStands(
  'budgets',
  'budget_categories',
  'budget_entries',
  'budget_changes',
);
