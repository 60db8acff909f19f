import {
  type PastSearch,
  SEARCH_OUTCOMES,
  type SearchOutcome,
} from '@towpath/domain/people/creditSearchAttempts.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Connection = Database | DatabaseTransaction;

// What one phone and one person searched for have used up. It names nobody who searched, and so stays when they are
// erased: whoever erases themself has no more searches than before.

/** How long a search counts, in days. */
export const SEARCHES_COUNTED_DAYS = 1;

/** Counts a search, with the transaction that records it. */
export async function countSearch(
  database: Connection,
  search: {
    readonly searchId: string;
    readonly at: Date;
    readonly personHash: Buffer;
    readonly phoneHash: Buffer;
  },
): Promise<void> {
  await database
    .insertInto('credit_search_counts')
    .values({
      search_id: search.searchId,
      at: search.at,
      person_hash: search.personHash,
      phone_hash: search.phoneHash,
    })
    .execute();
}

/** Adds what came of a search: one that the agency never answered does not count for its phone. */
export async function countOutcome(
  database: Connection,
  searchId: string,
  outcome: SearchOutcome,
): Promise<void> {
  await database
    .updateTable('credit_search_counts')
    .set({ outcomes: sql`array_append(outcomes, ${outcome})` })
    .where('search_id', '=', searchId)
    .execute();
}

/**
 * The searches by a phone since a moment, whoever made them, with their outcomes. Until the transaction ends nobody else
 * counts or adds searches by it.
 */
export async function searchesByPhone(
  trx: DatabaseTransaction,
  phoneHash: Buffer,
  since: Date,
): Promise<readonly PastSearch[]> {
  await hold(trx, phoneHash);
  const rows = await trx
    .selectFrom('credit_search_counts')
    .select(['at', 'outcomes'])
    .where('phone_hash', '=', phoneHash)
    .where('at', '>', since)
    .execute();
  return rows.map(({ at, outcomes }) => ({ at, outcomes: outcomes.flatMap(knownOutcome) }));
}

/**
 * How many searches for one person there were since a moment, whoever made them. Until the transaction ends no other is
 * counted or added.
 */
export async function searchesForPerson(
  trx: DatabaseTransaction,
  personHash: Buffer,
  since: Date,
): Promise<number> {
  await hold(trx, personHash);
  const { count } = await trx
    .selectFrom('credit_search_counts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_hash', '=', personHash)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes counts of before a moment. */
export async function removeSearchCounts(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('credit_search_counts').where('at', '<', before).execute();
}

/** An outcome as stored; none for one that only another release knows. */
export function knownOutcome(text: string | null): SearchOutcome[] {
  return SEARCH_OUTCOMES.filter(outcome => outcome === text);
}

async function hold(trx: DatabaseTransaction, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`.execute(trx);
}
