import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../../platform/keys/sealedColumn.ts';
import { secretSubject } from './repository.ts';

/** The secrets of second factors. */
export const SEALED_SECOND_FACTORS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'second_factors',
    column: 'sealed_secret',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, sealed_secret as sealed from second_factors`,
    update: sql`update second_factors set sealed_secret =`,
    subjectOf: ({ customer_id }) => secretSubject(String(customer_id)),
  },
];
