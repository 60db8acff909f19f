import type { Held } from '../../platform/database/held.ts';

/** That a person was written to because they had not been here for long. */
export const retentionHeld: readonly Held[] = [
  {
    table: 'retention_warnings',
    rows: (database, customerId) =>
      database.selectFrom('retention_warnings').selectAll().where('customer_id', '=', customerId).execute(),
  },
];
