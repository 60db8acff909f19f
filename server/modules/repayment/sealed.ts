import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { eventSubject } from './repository.ts';

/** What happened to plans that are repaid. */
export const SEALED_REPAYMENTS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'repayment_events',
    column: 'sealed',
    id: ['customer_id', 'plan_id', 'sequence'],
    select: sql<SealedRow>`select customer_id, plan_id, sequence, sealed from repayment_events`,
    update: sql`update repayment_events set sealed =`,
    subjectOf: ({ customer_id, plan_id, sequence }) =>
      eventSubject({ customerId: String(customer_id), planId: String(plan_id) }, Number(sequence)),
  },
];
