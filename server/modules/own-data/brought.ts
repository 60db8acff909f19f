import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import { type Brought, stays } from '../../platform/database/brought.ts';
import { answerSubject, correctionSubject } from './corrections.ts';

/** What was asked of a guest's own data. */
export function ownDataBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'corrections',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('corrections')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const { sealed, sealed_answer, ...row } of rows) {
          const said = sealedForAnother(
            seal,
            sealed,
            correctionSubject(from, row.id),
            correctionSubject(to, row.id),
          );
          const answer =
            sealed_answer &&
            sealedForAnother(seal, sealed_answer, answerSubject(from, row.id), answerSubject(to, row.id));
          await trx
            .insertInto('corrections')
            .values({ ...row, customer_id: to, sealed: said, sealed_answer: answer })
            .execute();
        }
      },
    },
    ...stays('who brings along what they told us does not want it gone', 'erasures'),
  ];
}
