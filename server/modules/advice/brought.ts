import type { Seal } from '../../platform/crypto/seal.ts';
import type { Brought } from '../../platform/database/brought.ts';
import { subjectOf } from './repository.ts';

/** Advice that was given stays given: its records are sealed for the account, with the fingerprint that finds them there. */
export function adviceBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'advice_records',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('advice_records')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const row of rows) {
          const text = seal.open(row.record, subjectOf(from, row.id));
          const sealed = text !== null && {
            record: seal.close(text, subjectOf(to, row.id)),
            fingerprint: seal.fingerprint(text, to),
          };
          await trx
            .insertInto('advice_records')
            .values({ ...row, ...sealed, customer_id: to })
            .onConflict(conflict => conflict.columns(['customer_id', 'fingerprint']).doNothing())
            .execute();
        }
      },
    },
  ];
}
