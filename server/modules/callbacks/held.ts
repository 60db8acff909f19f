import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const callbacksHeld: readonly Held[] = [
  {
    table: 'callbacks',
    rows: (database, customerId) =>
      database
        .selectFrom('callbacks')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
