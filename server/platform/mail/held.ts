import type { Held } from '../database/held.ts';

/** The mails that a person was sent or will be: their kinds and times, since texts are not kept. */
export const mailHeld: Held = {
  table: 'outbox',
  rows: (database, customerId) =>
    database
      .selectFrom('outbox')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('due_at')
      .execute(),
};
