import type { Database } from '../../platform/database/database.ts';

/** The people who were given advice, as part of another module's statement. */
export function advisedCustomers(database: Database) {
  return database.selectFrom('advice_records').select('customer_id').as('people');
}

/** When people were given their first advice, as part of another module's statement. */
export function firstAdvice(database: Database) {
  return database
    .selectFrom('advice_records')
    .select(({ fn }) => ['customer_id', fn.min('at').as('at')])
    .groupBy('customer_id');
}
