import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const peopleHeld: readonly Held[] = [
  {
    table: 'people_list',
    rows: (database, customerId) =>
      database.selectFrom('people_list').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'people_keys',
    rows: (database, customerId) =>
      database
        .selectFrom('people_keys')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('key')
        .execute(),
  },
];
