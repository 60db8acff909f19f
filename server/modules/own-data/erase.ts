import type { RetentionRules } from '@towpath/domain/people/retention.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Held } from '../../platform/database/held.ts';
import type { Retained } from '../../platform/database/retained.ts';
import { deletePerson, holdPerson, peopleAmong } from '../customers/retained.ts';
import { holdJourneys } from '../journeys/journeyRow.ts';
import { keepForLaw } from './keptRecords.ts';

export type ErasingDeps = {
  readonly seal: Seal;
  readonly held: readonly Held[];
  readonly rules: RetentionRules;
};

/**
 * Erases a person: what the law makes us keep is kept apart, all else is deleted, and their number is written down so
 * that a restored backup does not bring them back. All of it or nothing, with the transaction, which is one of
 * `givingWay`. A save that is under way is finished first and goes too, or finds nothing to write to.
 *
 * @returns their email, null for a guest; undefined when there is nobody to erase
 */
export async function erasePerson(
  trx: DatabaseTransaction,
  deps: ErasingDeps,
  {
    customerId,
    now,
    onlyIf,
  }: {
    readonly customerId: string;
    readonly now: Date;
    /** Looked at once nothing about the person can change any more. */
    readonly onlyIf?: (person: { readonly lastSeenAt: Date; readonly email: string | null }) => boolean;
  },
): Promise<{ readonly email: string | null } | undefined> {
  // Saves lock these in one order or the other: whoever erases gives way (`givingWay`).
  await holdJourneys(trx, customerId);
  const person = await holdPerson(trx, customerId);
  if (!person || onlyIf?.(person) === false) return undefined;
  const { email } = person;
  await note(trx, { kind: 'erasure done', at: now, customerId, facts: {} });
  if (email !== null) await keepForLaw(trx, deps, { customerId, email, now });
  await deletePerson(trx, customerId);
  await trx
    .insertInto('erased_customers')
    .values({ customer_id: customerId, erased_at: now })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet({ erased_at: now }))
    .execute();
  return { email };
}

/** People who were erased and are there again, as a restored backup brings them back. */
export function cameBack(database: Database, most: number): Promise<readonly string[]> {
  return peopleAmong(
    database,
    database.selectFrom('erased_customers').select('customer_id').as('people'),
    most,
  );
}

/** Somebody who was erased, and when. */
export type Erased = { readonly customerId: string; readonly at: Date };

/** The numbers of all who were erased, for a machine whose database is restored from a backup. */
export async function erasedNumbers(database: Database): Promise<readonly Erased[]> {
  const rows = await database
    .selectFrom('erased_customers')
    .select(['customer_id', 'erased_at'])
    .orderBy('erased_at')
    .orderBy('customer_id')
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, at: row.erased_at }));
}

/** Adds numbers of people who were erased after a backup was made. Those of them who came back are then erased again. */
export async function addErasedNumbers(database: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    await database
      .insertInto('erased_customers')
      .values({ customer_id: id, erased_at: now })
      .onConflict(conflict => conflict.column('customer_id').doNothing())
      .execute();
  }
}

export const erasedNumbersRetained: Retained = {
  covers: 'erasedNumbers',
  due: (database, { before }) =>
    database
      .selectFrom('erased_customers')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('erased_at').as('oldest')])
      .where('erased_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('erased_customers')
      .where('customer_id', 'in', query =>
        query
          .selectFrom('erased_customers')
          .select('customer_id')
          .where('erased_at', '<', before)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
