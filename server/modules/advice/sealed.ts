import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { decisionSubject, endingSubject } from './decisions.ts';
import { subjectOf } from './repository.ts';

/** The records of advice, which keep their fingerprint when they are sealed anew, and what advisers said of them. */
export const SEALED_ADVICE: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'advice_records',
    column: 'record',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, fingerprint, record as sealed from advice_records`,
    update: sql`update advice_records set record =`,
    subjectOf: ({ customer_id, id }) => subjectOf(String(customer_id), String(id)),
    isWhole: ({ customer_id, fingerprint }, text, seal) =>
      Buffer.isBuffer(fingerprint) && seal.fits(fingerprint, text, String(customer_id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'advice_decisions',
    column: 'sealed_reason',
    id: ['customer_id', 'id'],
    select: sql<SealedRow>`select customer_id, id, sealed_reason as sealed from advice_decisions`,
    update: sql`update advice_decisions set sealed_reason =`,
    subjectOf: ({ customer_id, id }) => decisionSubject(String(customer_id), String(id)),
  },
  {
    key: 'HEALTH_DATA_KEY',
    table: 'advice_decision_endings',
    column: 'sealed_reason',
    id: ['customer_id', 'decision_id'],
    select: sql<SealedRow>`select customer_id, decision_id, sealed_reason as sealed from advice_decision_endings`,
    update: sql`update advice_decision_endings set sealed_reason =`,
    subjectOf: ({ customer_id, decision_id }) => endingSubject(String(customer_id), String(decision_id)),
  },
];
