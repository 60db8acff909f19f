import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { bookingSubject } from './contact.ts';

/** Whom a booked talk is with, and what they said would help. */
export const SEALED_BOOKINGS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'bookings',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from bookings`,
    update: sql`update bookings set sealed =`,
    subjectOf: ({ customer_id, id }) => bookingSubject({ customerId: String(customer_id), id: String(id) }),
  },
];
