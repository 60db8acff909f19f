import type { PastSearch, SearchOutcome } from '@towpath/domain/people/creditSearchAttempts.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { countOutcome, countSearch, knownOutcome } from './searchCounts.ts';

type Connection = Database | DatabaseTransaction;

/** The searches of a person since a given moment, with their outcomes. */
export async function searchesSince(
  database: Connection,
  customerId: string,
  since: Date,
): Promise<readonly PastSearch[]> {
  const rows = await database
    .selectFrom('credit_searches as search')
    .leftJoin('credit_search_outcomes as outcome', join =>
      join
        .onRef('outcome.customer_id', '=', 'search.customer_id')
        .onRef('outcome.search_id', '=', 'search.id'),
    )
    .select(['search.id', 'search.at', 'outcome.outcome'])
    .where('search.customer_id', '=', customerId)
    .where('search.at', '>', since)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...more]) =>
    first
      ? [{ at: first.at, outcomes: [first, ...more].flatMap(({ outcome }) => knownOutcome(outcome)) }]
      : [],
  );
}

/** Records that a search is about to be made. Returns its id. */
export async function addSearch(
  database: Connection,
  search: {
    readonly customerId: string;
    readonly at: Date;
    readonly provider: string;
    readonly purpose: string;
    readonly termsVersion: string;
    /** The text of the terms, as `keepText` has kept it. */
    readonly textHash: Buffer;
    readonly atPreviousAddress: boolean;
    readonly personHash: Buffer;
    readonly phoneHash: Buffer;
  },
): Promise<string> {
  const { id } = await database
    .insertInto('credit_searches')
    .values({
      customer_id: search.customerId,
      at: search.at,
      provider: search.provider,
      purpose: search.purpose,
      terms_version: search.termsVersion,
      text_hash: search.textHash,
      at_previous_address: search.atPreviousAddress,
      person_hash: search.personHash,
      phone_hash: search.phoneHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countSearch(database, { ...search, searchId: id });
  return id;
}

/**
 * Whether the agency found this person before for who searches now, by the same phone: it compares the phone, so the
 * search is of their own file.
 */
export async function wasFoundFor(
  trx: DatabaseTransaction,
  {
    customerId,
    personHash,
    phoneHash,
  }: { readonly customerId: string; readonly personHash: Buffer; readonly phoneHash: Buffer },
): Promise<boolean> {
  const row = await trx
    .selectFrom('credit_searches')
    .innerJoin('credit_search_outcomes', join =>
      join
        .onRef('credit_search_outcomes.customer_id', '=', 'credit_searches.customer_id')
        .onRef('credit_search_outcomes.search_id', '=', 'credit_searches.id'),
    )
    .select('credit_searches.id')
    .where('credit_searches.customer_id', '=', customerId)
    .where('credit_searches.person_hash', '=', personHash)
    .where('credit_searches.phone_hash', '=', phoneHash)
    .where('credit_search_outcomes.outcome', '=', 'found')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which search of which person. */
export type OfSearch = { readonly customerId: string; readonly searchId: string };

/** Records the outcome of a search. */
export async function addOutcome(
  database: Connection,
  { customerId, searchId }: OfSearch,
  came: {
    readonly at: Date;
    readonly outcome: SearchOutcome;
    readonly reference?: string | null;
    readonly added?: number;
    readonly updated?: number;
  },
): Promise<void> {
  await database
    .insertInto('credit_search_outcomes')
    .values({
      customer_id: customerId,
      search_id: searchId,
      at: came.at,
      outcome: came.outcome,
      reference: came.reference ?? null,
      added: came.added ?? 0,
      updated: came.updated ?? 0,
    })
    .execute();
  await countOutcome(database, searchId, came.outcome);
}

export async function addReport(
  trx: DatabaseTransaction,
  { customerId, searchId }: OfSearch,
  sealed: Buffer,
  removeAt: Date,
): Promise<void> {
  await trx
    .insertInto('credit_reports')
    .values({ customer_id: customerId, search_id: searchId, sealed, remove_at: removeAt })
    // The agency may match the person twice in one search: again after a code whose import failed.
    .onConflict(conflict =>
      conflict.columns(['customer_id', 'search_id']).doUpdateSet({ sealed, remove_at: removeAt }),
    )
    .execute();
}

/** The code that a search waits for, as stored. */
export type StoredCode = OfSearch & {
  readonly reference: string;
  readonly codeHash: Buffer;
  readonly triesLeft: number;
  readonly tried: readonly string[];
  readonly phoneHash: Buffer;
  readonly sealedSearch: Buffer;
  readonly expiresAt: Date;
  readonly sentAt: Date;
  readonly timesSent: number;
};

/** The code of a person; `hold` locks it until the transaction ends. */
export async function codeOf(
  database: Connection,
  customerId: string,
  { hold = false } = {},
): Promise<StoredCode | undefined> {
  const query = database.selectFrom('credit_search_codes').selectAll().where('customer_id', '=', customerId);
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      customerId,
      searchId: row.search_id,
      reference: row.reference,
      codeHash: row.code_hash,
      triesLeft: row.tries_left,
      tried: row.tried,
      phoneHash: row.phone_hash,
      sealedSearch: row.sealed_search,
      expiresAt: row.expires_at,
      sentAt: row.sent_at,
      timesSent: row.times_sent,
    }
  );
}

/** Stores a new code, replacing any earlier one. */
export async function keepCode(trx: DatabaseTransaction, code: Omit<StoredCode, 'tried'>): Promise<void> {
  await removeCode(trx, code.customerId);
  await trx
    .insertInto('credit_search_codes')
    .values({
      customer_id: code.customerId,
      search_id: code.searchId,
      reference: code.reference,
      code_hash: code.codeHash,
      tries_left: code.triesLeft,
      phone_hash: code.phoneHash,
      sealed_search: code.sealedSearch,
      expires_at: code.expiresAt,
      sent_at: code.sentAt,
      times_sent: code.timesSent,
    })
    .execute();
}

/** Counts a wrong try. */
export async function countTry(
  trx: DatabaseTransaction,
  { customerId, triesLeft, tried }: StoredCode,
  wrong: string,
): Promise<void> {
  await trx
    .updateTable('credit_search_codes')
    .set({ tries_left: triesLeft - 1, tried: [...tried, wrong] })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function removeCode(database: Connection, customerId: string): Promise<void> {
  await database.deleteFrom('credit_search_codes').where('customer_id', '=', customerId).execute();
}

/** A yes to the terms of a search: their version, and the text that was shown; null where it was not kept. */
export type SaidYes = { readonly at: Date; readonly version: string; readonly textHash: Buffer | null };

/**
 * The yes that a person gave last, in a journey or with a search; null where they never did. What was agreed to in a
 * journey is forgotten with a no; that a search was made stays.
 */
export async function latestYes(on: Connection, customerId: string): Promise<SaidYes | null> {
  const inJourney = await on
    .selectFrom('credit_search_terms')
    .select(['at', 'terms_version as version', 'text_hash as textHash'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const withSearch = await on
    .selectFrom('credit_searches')
    .select(['at', 'terms_version as version', 'text_hash as textHash'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!inJourney || !withSearch) return inJourney ?? withSearch ?? null;
  return inJourney.at > withSearch.at ? inJourney : withSearch;
}

/** The text that this person's searches by one version of the terms were agreed to by; null where none has it. */
export async function textOfSearches(
  on: Connection,
  customerId: string,
  version: string,
): Promise<Buffer | null> {
  const row = await on
    .selectFrom('credit_searches')
    .select('text_hash')
    .where('customer_id', '=', customerId)
    .where('terms_version', '=', version)
    .where('text_hash', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.text_hash ?? null;
}

/** When a person took their yes back last, and what it was to, where that was kept; null where they never did. */
export async function latestWithdrawal(
  on: Connection,
  customerId: string,
): Promise<{
  readonly at: Date;
  readonly version: string | null;
  readonly textHash: Buffer | null;
} | null> {
  const row = await on
    .selectFrom('credit_search_withdrawals')
    .select(['at', 'terms_version as version', 'text_hash as textHash'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds that a person took back their yes at that time. */
export async function addWithdrawal(
  trx: DatabaseTransaction,
  customerId: string,
  at: Date,
  yes: Pick<SaidYes, 'version' | 'textHash'>,
): Promise<void> {
  await trx
    .insertInto('credit_search_withdrawals')
    .values({ customer_id: customerId, at, terms_version: yes.version, text_hash: yes.textHash })
    .execute();
}

/** Removes what the agency answered; that it was asked stays. */
export async function removeReports(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('credit_reports').where('customer_id', '=', customerId).execute();
}

/** Forgets that a person agreed to the terms, in every journey. */
export async function removeTerms(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.deleteFrom('credit_search_terms').where('customer_id', '=', customerId).execute();
}
