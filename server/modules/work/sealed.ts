import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { noteSubject } from './notes.ts';

/** What staff write beside their work. */
export const SEALED_WORK: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'work_notes',
    column: 'sealed_note',
    id: ['id'],
    select: sql<SealedRow>`select id, sealed_note as sealed from work_notes`,
    update: sql`update work_notes set sealed_note =`,
    subjectOf: ({ id }) => noteSubject(String(id)),
  },
];
