import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { asideSubject } from './repository.ts';

/** What was set aside of what a guest told. */
export const SEALED_ASIDE: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'set_aside',
    column: 'sealed',
    id: ['customer_id', 'guest_id', 'rows_of'],
    select: sql<SealedRow>`select customer_id, guest_id, rows_of, sealed from set_aside`,
    update: sql`update set_aside set sealed =`,
    subjectOf: ({ customer_id, guest_id, rows_of }) =>
      asideSubject({ customerId: String(customer_id), guestId: String(guest_id) }, String(rows_of)),
  },
];
