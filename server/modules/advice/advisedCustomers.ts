import type { Database } from '../../platform/database/database.ts';

/** The people who were given advice, as part of another module's statement. */
export function advisedCustomers(database: Database) {
  return database.selectFrom('advice_records').select('customer_id').as('people');
}
