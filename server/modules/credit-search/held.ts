import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Held, IS_HASH } from '../../platform/database/held.ts';
import { IS_FOUND_BY_IT } from '../consents/held.ts';
import { keptText } from '../consents/texts.ts';
import { phoneSubject } from './phoneCodes.ts';
import { reportSubject, searchSubject } from './subjects.ts';

/** Searches of a person's credit report, and what is kept of them for a short time, opened. */
export function creditSearchHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'credit_searches',
      leftOut: {
        text_hash: IS_FOUND_BY_IT,
        phone_hash: 'a keyed hash that tells two searches by one phone, and not by which',
        person_hash: 'a keyed hash that tells two searches for one person, and not for whom',
      },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_searches')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute();
        return withLines(database, rows);
      },
    },
    {
      table: 'credit_search_outcomes',
      rows: (database, customerId) =>
        database
          .selectFrom('credit_search_outcomes')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('id')
          .execute(),
    },
    {
      table: 'credit_search_withdrawals',
      leftOut: { text_hash: IS_FOUND_BY_IT },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_search_withdrawals')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('id')
          .execute();
        return withLines(database, rows);
      },
    },
    {
      table: 'credit_search_terms',
      leftOut: { text_hash: IS_FOUND_BY_IT },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_search_terms')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute();
        return withLines(database, rows);
      },
    },
    {
      table: 'credit_search_phones',
      leftOut: { phone_hash: IS_HASH },
      rows: (database, customerId) =>
        database
          .selectFrom('credit_search_phones')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('confirmed_at')
          .execute(),
    },
    {
      table: 'credit_search_codes',
      leftOut: { code_hash: IS_HASH, tried: IS_HASH, phone_hash: IS_HASH },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_search_codes')
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_search: opened(
            seal,
            row.sealed_search,
            searchSubject({ customerId, searchId: row.search_id }),
            'credit_search_codes',
          ),
        }));
      },
    },
    {
      table: 'credit_search_phone_codes',
      leftOut: { code_hash: IS_HASH, tried: IS_HASH, phone_hash: IS_HASH, wrong_for: IS_HASH },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_search_phone_codes')
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_phone: seal.open(row.sealed_phone, phoneSubject(customerId)),
        }));
      },
    },
    {
      table: 'credit_search_turns',
      rows: (database, customerId) =>
        database
          .selectFrom('credit_search_turns')
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute(),
    },
    {
      table: 'credit_reports',
      inFileOnly: ['sealed'],
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('credit_reports')
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: opened(
            seal,
            row.sealed,
            reportSubject({ customerId, searchId: row.search_id }),
            'credit_reports',
          ),
        }));
      },
    },
  ];
}

/** Rows of a yes or a no, each with the text that was shown for it. */
function withLines<Row extends { readonly text_hash: Buffer | null }>(
  database: Database,
  rows: readonly Row[],
) {
  return Promise.all(rows.map(async row => ({ ...row, lines: await keptText(database, row.text_hash) })));
}

/** What a sealed text holds: an agency may have answered with something that is no JSON. */
function opened(seal: Seal, sealed: Buffer, subject: string, table: string): unknown {
  const text = openedOr(() => openSealed(seal, sealed, subject, { key: 'DATA_SECRET', table, id: subject }));
  if (text instanceof DoesNotOpen) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
