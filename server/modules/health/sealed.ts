import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { answersOf, conditionOf, needsOf } from './repository.ts';

/** What people tell of their health. */
export const SEALED_HEALTH: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'health_conditions',
    column: 'sealed',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed from health_conditions`,
    update: sql`update health_conditions set sealed =`,
    subjectOf: ({ customer_id, id }) => conditionOf(String(customer_id), Number(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'health_answers',
    column: 'sealed',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, sealed from health_answers`,
    update: sql`update health_answers set sealed =`,
    subjectOf: ({ customer_id }) => answersOf(String(customer_id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'support_needs',
    column: 'sealed',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, sealed from support_needs`,
    update: sql`update support_needs set sealed =`,
    subjectOf: ({ customer_id }) => needsOf(String(customer_id)),
  },
];
