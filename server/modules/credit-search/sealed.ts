import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { phoneSubject } from './phoneCodes.ts';
import { reportSubject, searchSubject } from './subjects.ts';

const ofSearch = ({ customer_id, search_id }: SealedRow) => ({
  customerId: String(customer_id),
  searchId: String(search_id),
});

/** What an agency answered, and the searches that wait for a code. */
export const SEALED_SEARCHES: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'credit_reports',
    column: 'sealed',
    id: ['customer_id', 'search_id'],
    select: sql<SealedRow>`select customer_id, search_id, sealed from credit_reports`,
    update: sql`update credit_reports set sealed =`,
    subjectOf: row => reportSubject(ofSearch(row)),
  },
  {
    key: 'DATA_SECRET',
    table: 'credit_search_codes',
    column: 'sealed_search',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, search_id, sealed_search as sealed from credit_search_codes`,
    update: sql`update credit_search_codes set sealed_search =`,
    subjectOf: row => searchSubject(ofSearch(row)),
  },
  {
    key: 'DATA_SECRET',
    table: 'credit_search_phone_codes',
    column: 'sealed_phone',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, sealed_phone as sealed from credit_search_phone_codes`,
    update: sql`update credit_search_phone_codes set sealed_phone =`,
    subjectOf: ({ customer_id }) => phoneSubject(String(customer_id)),
  },
];
