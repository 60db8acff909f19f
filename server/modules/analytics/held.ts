import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const analyticsHeld: readonly Held[] = [
  {
    table: 'analytics_events',
    rows: (database, customerId) =>
      database
        .selectFrom('analytics_events')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
