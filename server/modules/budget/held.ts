import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const budgetHeld: readonly Held[] = [
  {
    table: 'budgets',
    rows: (database, customerId) =>
      database.selectFrom('budgets').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'budget_categories',
    inFileOnly: ['shown', 'acknowledged'],
    rows: (database, customerId) =>
      database
        .selectFrom('budget_categories')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('category_id')
        .execute(),
  },
  {
    table: 'budget_entries',
    pence: ['amount'],
    rows: (database, customerId) =>
      database
        .selectFrom('budget_entries')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('category_id')
        .orderBy('type_id')
        .execute(),
  },
  {
    table: 'budget_changes',
    isHistory: true,
    rows: (database, customerId) =>
      database
        .selectFrom('budget_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
