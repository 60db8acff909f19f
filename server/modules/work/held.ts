import type { Held } from '../../platform/database/held.ts';

/** What this table holds about a person. */
export const workHeld: readonly Held[] = [
  {
    table: 'work_items',
    rows: (database, customerId) =>
      database
        .selectFrom('work_items')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  },
];
