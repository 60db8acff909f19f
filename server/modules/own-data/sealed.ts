import type { SealedColumn } from '../../platform/keys/sealedColumn.ts';
import { answerSubject, correctionSubject } from './corrections.ts';
import { noticeSubject } from './erasures.ts';

/** What people say is wrong, what we answered, and the addresses of those who are still to be told that they were erased. */
export const SEALED_OWN_DATA: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'corrections',
    column: 'sealed',
    id: ['customer_id', 'id'],
    subjectOf: ({ customer_id, id }) => correctionSubject(String(customer_id), String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'corrections',
    column: 'sealed_answer',
    id: ['customer_id', 'id'],
    subjectOf: ({ customer_id, id }) => answerSubject(String(customer_id), String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'erasure_notices',
    column: 'sealed_email',
    id: ['id'],
    subjectOf: ({ id }) => noticeSubject(String(id)),
  },
];
