import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_OF_STAFF } from '../../platform/database/held.ts';
import { openUnderstood } from './understood.ts';

/** What these tables hold about a person. */
export function plansHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'plans',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('plans')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('chosen_at')
          .orderBy('id')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_understanding: openedOr(() =>
            openUnderstood(seal, { customerId, id: row.id }, row.sealed_understanding),
          ),
        }));
      },
    },
    {
      table: 'plan_reviews',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('plan_reviews')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('sequence')
          .execute();
        return rows.map(({ staff_id: _, ...row }) => row);
      },
    },
    {
      table: 'plan_talks',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('plan_talks')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('sequence')
          .execute();
        return rows.map(({ staff_id: _, ...row }) => row);
      },
    },
    {
      table: 'plan_changes',
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
}
