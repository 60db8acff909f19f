import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const plansHeld: readonly Held[] = [
  {
    table: 'plans',
    rows: (database, customerId) =>
      database
        .selectFrom('plans')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('chosen_at')
        .orderBy('id')
        .execute(),
  },
  {
    table: 'plan_changes',
    isHistory: true,
    rows: (database, customerId) =>
      database
        .selectFrom('plan_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('plan_id')
        .orderBy('sequence')
        .execute(),
  },
];
