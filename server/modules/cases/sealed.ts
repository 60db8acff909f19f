import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { correctionSubject } from './corrections.ts';
import { noteSubject, taskSubject } from './notes.ts';

/** What staff wrote down about people. */
export const SEALED_CASES: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'case_notes',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from case_notes`,
    update: sql`update case_notes set sealed =`,
    subjectOf: ({ customer_id, id }) => noteSubject(String(customer_id), String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'case_tasks',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from case_tasks`,
    update: sql`update case_tasks set sealed =`,
    subjectOf: ({ customer_id, id }) => taskSubject(String(customer_id), String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'case_corrections',
    column: 'sealed_reason',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed_reason as sealed from case_corrections`,
    update: sql`update case_corrections set sealed_reason =`,
    subjectOf: ({ customer_id, id }) => correctionSubject(String(customer_id), String(id)),
  },
];
