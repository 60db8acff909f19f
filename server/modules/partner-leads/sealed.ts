import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { secretSubject } from './keys.ts';
import { answerSubject } from './repeats.ts';

/** The secrets of partners' keys, and the answers that are given again. */
export const SEALED_PARTNER_KEYS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'partner_keys',
    column: 'sealed_secret',
    id: ['id'],
    select: sql<SealedRow>`select id, sealed_secret as sealed from partner_keys`,
    update: sql`update partner_keys set sealed_secret =`,
    subjectOf: ({ id }) => secretSubject(String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'partner_lead_repeats',
    column: 'sealed_answer',
    id: ['app_id', 'idempotency_key'],
    select: sql<SealedRow>`select app_id, idempotency_key, sealed_answer as sealed from partner_lead_repeats`,
    update: sql`update partner_lead_repeats set sealed_answer =`,
    subjectOf: ({ app_id, idempotency_key }) => answerSubject(String(app_id), String(idempotency_key)),
  },
];
