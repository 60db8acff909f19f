import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { understoodSubject } from './understood.ts';

/** What people answered before they chose an insolvency. */
export const SEALED_PLANS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'plans',
    column: 'sealed_understanding',
    id: ['customer_id', 'id'],
    // Those before which something was asked: the others have nothing sealed there.
    select: sql<SealedRow>`select customer_id, id, sealed_understanding, sealed_understanding as sealed
      from (select * from plans where sealed_understanding is not null) as answered`,
    update: sql`update plans set sealed_understanding =`,
    subjectOf: ({ customer_id, id }) =>
      understoodSubject({ customerId: String(customer_id), id: String(id) }),
  },
];
