import type { Held } from '../database/held.ts';

/** Entries of the audit log about a person. */
export const auditHeld: Held = {
  table: 'audit_log',
  leftOut: { network: 'a keyed hash that tells two entries from one place, and not from where' },
  rows: (database, customerId) =>
    database
      .selectFrom('audit_log')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
};
