import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { draftSubject, letterContacts, letterFacts, sentSubject } from './kept.ts';

/** What people typed into letters, the letters that went out, whom they write to, and what they said for them alone. */
export const SEALED_LETTERS: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'letters',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from letters`,
    update: sql`update letters set sealed =`,
    subjectOf: ({ id }) => draftSubject(String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'letters_sent',
    column: 'sealed',
    id: ['customer_id', 'letter_id', 'version'],
    select: sql<SealedRow>`select customer_id, letter_id, version, sealed from letters_sent`,
    update: sql`update letters_sent set sealed =`,
    subjectOf: ({ letter_id, version }) => sentSubject(String(letter_id), Number(version)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'letter_contacts',
    column: 'sealed',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, id, sealed from letter_contacts`,
    update: sql`update letter_contacts set sealed =`,
    subjectOf: ({ id }) => letterContacts.subject(String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'letter_facts',
    column: 'sealed',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, id, sealed from letter_facts`,
    update: sql`update letter_facts set sealed =`,
    subjectOf: ({ id }) => letterFacts.subject(String(id)),
  },
];
