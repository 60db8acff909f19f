import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const papersHeld: readonly Held[] = [
  {
    table: 'paper_mails',
    rows: (database, customerId) =>
      database
        .selectFrom('paper_mails')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('asked_at')
        .execute(),
  },
];
