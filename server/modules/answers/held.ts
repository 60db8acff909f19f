import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const answersHeld: readonly Held[] = [
  {
    table: 'answers',
    rows: (database, customerId) =>
      database
        .selectFrom('answers')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('updated_at')
        .execute(),
  },
  {
    table: 'answer_history',
    isHistory: true,
    rows: (database, customerId) =>
      database
        .selectFrom('answer_history')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
];
