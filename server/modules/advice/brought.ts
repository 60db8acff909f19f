import { sql } from 'kysely';
import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import { type Brought, type FromTo, moves, ownStands } from '../../platform/database/brought.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { decisionSubject, endingSubject } from './decisions.ts';
import { subjectOf } from './repository.ts';

/**
 * Advice that was given stays given, with what advisers said of it: its records are sealed for the account, with the
 * fingerprint that finds them there.
 */
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
    {
      table: 'advice_decisions',
      becomes: 'moves',
      move: (trx, people) => bringDecisions(trx, seal, people),
    },
    ...moves('advice_decision_looks'),
    // What a trustee named for the account is about its own advice.
    ...ownStands('trust_deed_fees'),
    {
      table: 'advice_decision_endings',
      becomes: 'moves',
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('advice_decision_endings')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const row of rows) {
          const [before, now] = [endingSubject(from, row.decision_id), endingSubject(to, row.decision_id)];
          const sealed_reason = sealedForAnother(seal, row.sealed_reason, before, now);
          await trx
            .insertInto('advice_decision_endings')
            .values({ ...row, customer_id: to, sealed_reason })
            .execute();
        }
      },
    },
  ];
}

/** Where the account has the same record, they are about that, and later than what was said of it there. */
async function bringDecisions(trx: DatabaseTransaction, seal: Seal, { from, to }: FromTo): Promise<void> {
  const rows = await trx
    .selectFrom('advice_decisions')
    .innerJoin('advice_records', join =>
      join
        .onRef('advice_records.customer_id', '=', 'advice_decisions.customer_id')
        .onRef('advice_records.id', '=', 'advice_decisions.record_id'),
    )
    .selectAll('advice_decisions')
    .select('record')
    .where('advice_decisions.customer_id', '=', from)
    .orderBy('record_id')
    .orderBy('advice_decisions.sequence')
    .execute();
  const places = new Map<string, { readonly id: string; readonly after: number }>();
  for (const { record, ...row } of rows) {
    const place =
      places.get(row.record_id) ?? (await placeOf(trx, seal, { from, to }, row.record_id, record));
    places.set(row.record_id, place);
    const [before, now] = [decisionSubject(from, row.id), decisionSubject(to, row.id)];
    await trx
      .insertInto('advice_decisions')
      .values({
        ...row,
        customer_id: to,
        record_id: place.id,
        sequence: place.after + row.sequence,
        sealed_reason: sealedForAnother(seal, row.sealed_reason, before, now),
      })
      .execute();
  }
}

/** The record of the account that is one of the guest, and how much has been said of it. */
async function placeOf(
  trx: DatabaseTransaction,
  seal: Seal,
  { from, to }: FromTo,
  recordId: string,
  record: Buffer,
): Promise<{ readonly id: string; readonly after: number }> {
  const text = seal.open(record, subjectOf(from, recordId));
  const found = await trx
    .selectFrom('advice_records')
    .select('id')
    .where('customer_id', '=', to)
    .where(({ eb, or }) =>
      or([
        eb('id', '=', recordId),
        ...(text === null ? [] : [eb('fingerprint', 'in', [...seal.fingerprints(text, to)])]),
      ]),
    )
    .executeTakeFirst();
  const id = found?.id ?? recordId;
  const { after } = await trx
    .selectFrom('advice_decisions')
    .select(({ fn }) => fn.coalesce(fn.max('sequence'), sql<number>`0`).as('after'))
    .where('customer_id', '=', to)
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, after };
}
