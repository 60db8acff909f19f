import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import { type Brought, moves, stays } from '../../platform/database/brought.ts';
import { reportSubject } from './subjects.ts';

/** Searches and what they brought. A search that is under way is begun anew, and a phone is shown to be held anew. */
export function creditSearchBrought(seal: Seal): readonly Brought[] {
  return [
    ...moves('credit_searches', 'credit_search_outcomes', 'credit_search_terms', 'credit_search_withdrawals'),
    {
      table: 'credit_reports',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('credit_reports')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const row of rows) {
          const [before, now] = [from, to].map(customerId =>
            reportSubject({ customerId, searchId: row.search_id }),
          ) as [string, string];
          await trx
            .insertInto('credit_reports')
            .values({ ...row, customer_id: to, sealed: sealedForAnother(seal, row.sealed, before, now) })
            .execute();
        }
      },
    },
    ...stays('a search that waits for a code is begun anew', 'credit_search_codes', 'credit_search_turns'),
    ...stays(
      'it proves who the guest is: an account has its password',
      'credit_search_phones',
      'credit_search_phone_codes',
    ),
  ];
}
