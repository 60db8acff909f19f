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

/** What people's latest advice said fits best, as part of another module's statement; null where it was not kept then. */
export function lastAdvice(database: Database) {
  return database
    .selectFrom('advice_records')
    .distinctOn('customer_id')
    .select(['customer_id', 'best_match'])
    .orderBy('customer_id')
    .orderBy('at', 'desc')
    .orderBy('id');
}
