import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { openSaid } from './repository.ts';

/** What this table holds about a person. */
export function entitlementsHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'entitlements_said',
      rows: async (database, customerId) => {
        const rows = await database
          .selectFrom('entitlements_said')
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute();
        return rows.map(({ sealed, ...row }) => ({
          ...row,
          said: openedOr(() => openSaid(seal, row.id, sealed)),
        }));
      },
    },
  ];
}
