import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import {
  changeSubject,
  givenSubject,
  type OfApplication,
  versionSubject,
  writtenSubject,
} from './sealing.ts';

const of = ({ customer_id, plan_id }: SealedRow): OfApplication => ({
  customerId: String(customer_id),
  planId: String(plan_id),
});

/** What people give in an application, each version that was handed over, and what was said of them. */
export const SEALED_APPLICATIONS: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'applications',
    column: 'sealed_given',
    id: ['customer_id', 'plan_id'],
    select: sql<SealedRow>`select customer_id, plan_id, sealed_given as sealed from applications`,
    update: sql`update applications set sealed_given =`,
    subjectOf: row => givenSubject(of(row)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'applications',
    column: 'sealed_written',
    id: ['customer_id', 'plan_id'],
    select: sql<SealedRow>`select customer_id, plan_id, sealed_written as sealed
      from (select * from applications where sealed_written is not null) as written`,
    update: sql`update applications set sealed_written =`,
    subjectOf: row => writtenSubject(of(row)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'application_versions',
    column: 'sealed',
    id: ['customer_id', 'plan_id', 'number'],
    select: sql<SealedRow>`select customer_id, plan_id, number, sealed from application_versions`,
    update: sql`update application_versions set sealed =`,
    subjectOf: row => versionSubject(of(row), Number(row.number)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'application_changes',
    column: 'sealed',
    id: ['customer_id', 'plan_id', 'sequence'],
    // Those of which something was said: the others have nothing sealed there.
    select: sql<SealedRow>`select customer_id, plan_id, sequence, sealed
      from (select * from application_changes where sealed is not null) as said`,
    update: sql`update application_changes set sealed =`,
    subjectOf: row => changeSubject(of(row), Number(row.sequence)),
  },
];
