import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { answerSubject, correctionSubject } from './corrections.ts';
import { noticeSubject } from './erasures.ts';

/** What people say is wrong, what we answered, and the addresses of those who are still to be told that they were erased. */
export const SEALED_OWN_DATA: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'corrections',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from corrections`,
    update: sql`update corrections set sealed =`,
    subjectOf: ({ customer_id, id }) => correctionSubject(String(customer_id), String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'corrections',
    column: 'sealed_answer',
    id: ['customer_id', 'id'],
    // Those that are answered: the others have nothing sealed there.
    select: sql<SealedRow>`select customer_id, id, sealed_answer, sealed_answer as sealed
      from (select * from corrections where sealed_answer is not null) as answered`,
    update: sql`update corrections set sealed_answer =`,
    subjectOf: ({ customer_id, id }) => answerSubject(String(customer_id), String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'erasure_notices',
    column: 'sealed_email',
    id: ['id'],
    select: sql<SealedRow>`select id, sealed_email as sealed from erasure_notices`,
    update: sql`update erasure_notices set sealed_email =`,
    subjectOf: ({ id }) => noticeSubject(String(id)),
  },
];
