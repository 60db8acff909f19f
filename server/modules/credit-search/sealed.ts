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
    subjectOf: row => reportSubject(ofSearch(row)),
  },
  {
    key: 'DATA_SECRET',
    table: 'credit_search_codes',
    column: 'sealed_search',
    id: ['customer_id'],
    also: ['search_id'],
    subjectOf: row => searchSubject(ofSearch(row)),
  },
  {
    key: 'DATA_SECRET',
    table: 'credit_search_phone_codes',
    column: 'sealed_phone',
    id: ['customer_id'],
    subjectOf: ({ customer_id }) => phoneSubject(String(customer_id)),
  },
];
