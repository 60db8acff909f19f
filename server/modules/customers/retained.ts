import type { AliasedExpression } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import type { Due, Retained } from '../../platform/database/retained.ts';
import { reviveSession } from '../journeys/moving.ts';

/** People who never made an account: their row, and all that hangs on it. */
const guests: Retained = {
  covers: 'guests',
  due: (database, { before }) =>
    database
      .selectFrom('customers')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('last_seen_at').as('oldest')])
      .where('registered_at', 'is', null)
      .where('last_seen_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    return givingWay(database, async trx => {
      const rows = await trx
        .selectFrom('customers')
        .select('id')
        .where('registered_at', 'is', null)
        .where('last_seen_at', '<', before)
        .orderBy('last_seen_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of rows) await deletePerson(trx, id);
      return rows.length;
    });
  },
};

/** What a partner told us of a person who never came by the link, or whose own row has gone. */
const partnerLinks: Retained = {
  covers: 'partnerLinks',
  due: (database, { before }) =>
    database
      .selectFrom('partner_leads')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('oldest')])
      .where('accepted_by', 'is', null)
      .where('expires_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('partner_leads')
      .where('id', 'in', query =>
        query
          .selectFrom('partner_leads')
          .select('id')
          .where('accepted_by', 'is', null)
          .where('expires_at', '<', before)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

export const customersRetained: readonly Retained[] = [guests, partnerLinks];

/** Notes that a person is here, so that nothing of theirs counts as left behind, and what did is active again. */
export async function noteSeen(
  database: Database | DatabaseTransaction,
  customerId: string,
  now: Date,
): Promise<void> {
  await database.updateTable('customers').set({ last_seen_at: now }).where('id', '=', customerId).execute();
  await reviveSession(database, customerId, now);
}

/** Numbers of people, as another module's statement gives them. */
type People = AliasedExpression<{ customer_id: string }, 'people'>;
/** Which people with an account: those among some others, or those who are not. */
type Among = { readonly ids: People; readonly are: boolean };

/** How many people with an account have not been here since a moment, and who of them was here first. */
export async function awaySince(database: Database, before: Date, { ids, are }: Among): Promise<Due> {
  return database
    .selectFrom('customers')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('last_seen_at').as('oldest')])
    .where('registered_at', 'is not', null)
    .where('last_seen_at', '<', before)
    .where('id', are ? 'in' : 'not in', query => query.selectFrom(ids).select('people.customer_id'))
    .executeTakeFirstOrThrow();
}

/** The people with an account who have not been here since a moment, as part of another module's statement. */
export function peopleAwaySince(database: Database, before: Date, { ids, are }: Among) {
  return database
    .selectFrom('customers')
    .select(['id', 'last_seen_at'])
    .where('registered_at', 'is not', null)
    .where('last_seen_at', '<', before)
    .where('id', are ? 'in' : 'not in', query => query.selectFrom(ids).select('people.customer_id'))
    .as('person');
}

/**
 * Holds the row of a person until the transaction ends.
 *
 * @returns undefined when there is none with this number; the email is null for a guest
 */
export async function holdPerson(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<{ readonly email: string | null; readonly lastSeenAt: Date } | undefined> {
  const row = await trx
    .selectFrom('customers')
    .select(['email', 'last_seen_at'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row && { email: row.email, lastSeenAt: row.last_seen_at };
}

/** When a person was here last; null when there is none with this number. */
export async function lastSeenOf(database: Database, customerId: string): Promise<Date | null> {
  const row = await database
    .selectFrom('customers')
    .select('last_seen_at')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.last_seen_at ?? null;
}

/** Deletes a person and all that hangs on them, with what a partner told us of them. */
export async function deletePerson(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('partner_leads').where('accepted_by', '=', customerId).execute();
  await trx.deleteFrom('customers').where('id', '=', customerId).execute();
}

/** Those of some people who are there. */
export async function peopleAmong(database: Database, ids: People, most: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', query => query.selectFrom(ids).select('people.customer_id'))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
