import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_HASH } from '../../platform/database/held.ts';
import { openContact } from './contact.ts';

/** What these tables hold about a person. */
export function bookingsHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'bookings',
      rows: async (database, customerId) => {
        const rows = await database
          .selectFrom('bookings')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('booked_at')
          .orderBy('id')
          .execute();
        return rows.map(({ sealed, ...row }) => {
          const contact = openedOr(() => openContact(seal, { customerId, id: row.id }, sealed));
          return contact instanceof DoesNotOpen ? { ...row, sealed: contact } : { ...row, ...contact };
        });
      },
    },
    {
      table: 'booking_links',
      leftOut: { token_hash: IS_HASH },
      rows: (database, customerId) =>
        database
          .selectFrom('booking_links')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('made_at')
          .execute(),
    },
  ];
}
