import type { Database } from '../../platform/database/database.ts';

/** The people who finished a budget, as part of another module's statement. */
export function finishedBudgets(database: Database) {
  return database.selectFrom('budgets').select('customer_id').where('completed_at', 'is not', null);
}
