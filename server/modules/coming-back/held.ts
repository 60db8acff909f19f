import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { openedAside } from './repository.ts';

/** What a person brought along to their account, with what was set aside of it, opened. */
export function comingBackHeld(healthSeal: Seal): readonly Held[] {
  return [
    {
      table: 'brought_guests',
      rows: (database, customerId) =>
        database
          .selectFrom('brought_guests')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute(),
    },
    {
      table: 'set_aside',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('set_aside')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('guest_id')
          .orderBy('rows_of')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: openedOr(() => JSON.parse(openedAside(healthSeal, row)) as unknown),
        }));
      },
    },
  ];
}
