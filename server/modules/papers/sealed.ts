import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { fileSubject, wordsSubject } from './photos/repository.ts';

/** The papers that people sent us, and what they say each is. */
export const SEALED_PAPERS: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'paper_photos',
    column: 'sealed_words',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed_words as sealed from paper_photos`,
    update: sql`update paper_photos set sealed_words =`,
    subjectOf: ({ id }) => wordsSubject(String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'paper_photos',
    column: 'sealed_file',
    id: ['customer_id', 'id'],
    isFiles: true,
    select: sql<SealedRow>`select customer_id, id, sealed_file as sealed from paper_photos`,
    update: sql`update paper_photos set sealed_file =`,
    subjectOf: ({ id }) => fileSubject(String(id)),
  },
];
