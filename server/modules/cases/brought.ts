import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import type { Brought } from '../../platform/database/brought.ts';
import { correctionSubject } from './corrections.ts';
import { noteSubject, taskSubject } from './notes.ts';

/** What staff wrote down about a guest they wrote about the person: it is sealed for the account. */
export function casesBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'case_notes',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx.selectFrom('case_notes').selectAll().where('customer_id', '=', from).execute();
        for (const row of rows) {
          const [before, now] = [noteSubject(from, row.id), noteSubject(to, row.id)];
          const sealed = sealedForAnother(seal, row.sealed, before, now);
          await trx
            .insertInto('case_notes')
            .values({ ...row, customer_id: to, sealed })
            .execute();
        }
      },
    },
    {
      table: 'case_tasks',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx.selectFrom('case_tasks').selectAll().where('customer_id', '=', from).execute();
        for (const row of rows) {
          const [before, now] = [taskSubject(from, row.id), taskSubject(to, row.id)];
          const sealed = sealedForAnother(seal, row.sealed, before, now);
          await trx
            .insertInto('case_tasks')
            .values({ ...row, customer_id: to, sealed })
            .execute();
        }
      },
    },
    {
      table: 'case_corrections',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('case_corrections')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const row of rows) {
          const [before, now] = [correctionSubject(from, row.id), correctionSubject(to, row.id)];
          const sealed_reason = sealedForAnother(seal, row.sealed_reason, before, now);
          await trx
            .insertInto('case_corrections')
            .values({ ...row, customer_id: to, sealed_reason })
            .execute();
        }
      },
    },
    {
      table: 'case_flags',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx.selectFrom('case_flags').selectAll().where('customer_id', '=', from).execute();
        for (const row of rows) {
          await trx
            .insertInto('case_flags')
            .values({ ...row, customer_id: to })
            // The account has the same one: it is set, by whoever set it first there.
            .onConflict(conflict => conflict.doNothing())
            .execute();
        }
      },
    },
  ];
}
