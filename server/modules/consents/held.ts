import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const consentsHeld: readonly Held[] = [
  {
    table: 'consents',
    rows: (database, customerId) =>
      database
        .selectFrom('consents')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
