import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Filters } from './filters.ts';

/** The last character there is: everything that begins with some others sorts before them with it. */
export const LAST = '\u{10ffff}';

/** Keys `k` that begin so, from their index. */
export const begins = (beginning: string) => sql`k.key >= ${beginning} and k.key < ${`${beginning}${LAST}`}`;

/** Narrows the lines `l` to whom the filters fit. */
export function narrowed(filters: Filters): RawBuilder<unknown> {
  const few = filters.among === null ? sql`` : sql`and l.customer_id = any(${filters.among}::uuid[])`;
  return sql`${labelled(filters)} ${seenIn(filters)} ${few}`;
}

/** The same by label, nation and partner alone. */
export function labelled({ statuses, nations, partner }: Filters): RawBuilder<unknown> {
  const ofPartner = partner === null ? sql`` : sql`and l.app_id = ${partner}`;
  return sql`${among('status', statuses)} ${among('nation', nations)} ${ofPartner}`;
}

/** The same by one of them. */
export function among(column: 'status' | 'nation', values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`` : sql`and ${sql.ref(`l.${column}`)} = any(${values}::text[])`;
}

/** The same by the days on which they were here last. */
export function seenIn({ from, before }: Filters): RawBuilder<unknown> {
  return sql`${from ? sql`and l.seen_at >= ${from}` : sql``} ${before ? sql`and l.seen_at < ${before}` : sql``}`;
}

/** Of fewer people than this the ids are gathered at once; a page of more is full before many keys are read. */
const MOST_RARE = 30_000;

/**
 * What keeps the keys to those of people who fit, where few do: thousands of keys would else be read with the line of
 * their person beside each, for the one or two that fit. `is true` keeps the planner from making a join of it: it gathers
 * the ids once and looks each key up among them.
 */
export async function rareOnes(database: Database, filters: Filters): Promise<RawBuilder<unknown> | null> {
  const { statuses, nations, partner, from, before, among } = filters;
  const isNarrowed = statuses.length + nations.length > 0 || (partner ?? from ?? before ?? among) !== null;
  if (!isNarrowed) return null;
  const fitting = sql`select l.customer_id from people_list l where true ${narrowed(filters)}`;
  const few = (await estimated(database, fitting)) <= MOST_RARE;
  return few ? sql`and (k.customer_id in (${fitting})) is true` : null;
}

/** How many rows the planner expects, from its first line: `Limit  (cost=0.42..1.02 rows=25 width=8)`. */
export async function estimated(database: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Readonly<Record<string, string>>>`explain ${query}`.execute(database);
  const [line = ''] = Object.values(rows[0] ?? {});
  return Number(/ rows=(\d+) /u.exec(line)?.[1] ?? 0);
}
