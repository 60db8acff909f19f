import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const householdHeld: readonly Held[] = [
  {
    table: 'households',
    rows: (database, customerId) =>
      database.selectFrom('households').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'household_changes',
    isHistory: true,
    rows: (database, customerId) =>
      database
        .selectFrom('household_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
