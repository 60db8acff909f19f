import type { PeopleSort } from '@towpath/contracts/api/staffPeople.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { SESSION_STATUSES } from '@towpath/domain/people/sessionStatus.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Place } from './cursor.ts';
import type { Filters } from './filters.ts';
import { among, begins, LAST, labelled, narrowed, rareOnes, seenIn } from './fitting.ts';

/** A line of the table, with its place in the order that was asked for. */
export type ListedPerson = {
  readonly customerId: string;
  readonly journeyId: string | null;
  readonly status: string;
  readonly nation: string;
  readonly appId: string;
  readonly seenAt: Date;
  readonly place: Place;
};

type Row = {
  customer_id: string;
  journey_id: string | null;
  status: string;
  nation: string;
  app_id: string;
  seen_at: Date;
  place: string;
};

const COLUMNS = sql`l.customer_id, l.journey_id, l.status, l.nation, l.app_id, l.seen_at`;
/** To the microsecond, as the database has it: a place that is rounded would leave out its neighbours. */
const MOMENT = sql`to_char(l.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const SORTS = {
  seen: { by: sql`l.seen_at`, value: MOMENT, type: sql`timestamptz`, isDown: true },
  'seen-first': { by: sql`l.seen_at`, value: MOMENT, type: sql`timestamptz`, isDown: false },
  name: { by: sql`l.name_key`, value: sql`l.name_key`, type: sql`text`, isDown: false },
  'name-last': { by: sql`l.name_key`, value: sql`l.name_key`, type: sql`text`, isDown: true },
} as const satisfies Record<PeopleSort, unknown>;

/** The same order from its other end. */
const REVERSED = {
  seen: 'seen-first',
  'seen-first': 'seen',
  name: 'name-last',
  'name-last': 'name',
} as const satisfies Record<PeopleSort, PeopleSort>;

/** Whether the places of an order are moments. */
export const isByTime = (sort: PeopleSort, { find }: Filters) => find === null && sort.startsWith('seen');

type Asked = {
  readonly filters: Filters;
  readonly sort: PeopleSort;
  /** The page lies after the place, or before it; at the beginning without one. */
  readonly from?: { readonly place: Place; readonly isBefore: boolean } | undefined;
  readonly most: number;
};

/** So many lines from a place on, nearest to it first: backwards where the page lies before it. */
export async function listPeople(database: Database, asked: Asked): Promise<readonly ListedPerson[]> {
  const { find } = asked.filters;
  const query =
    find === null
      ? isByTime(asked.sort, asked.filters)
        ? inOrder(asked)
        : namedFirst(asked)
      : 'id' in find
        ? byId(find.id, asked)
        : byKey(find.beginning, asked, await rareOnes(database, asked.filters));
  const { rows } = await query.execute(database);
  return rows.map(listedOf);
}

function listedOf(row: Row): ListedPerson {
  return {
    customerId: row.customer_id,
    journeyId: row.journey_id,
    status: row.status,
    nation: row.nation,
    appId: row.app_id,
    seenAt: row.seen_at,
    place: { value: row.place, id: row.customer_id },
  };
}

/** The lines of one stretch of an order: all of it, or those with a name, or those without. */
type Stretch = Asked & { readonly only?: RawBuilder<unknown> };

const NAMED = sql`and l.name_key > ''`;
const UNNAMED = sql`and l.name_key = ''`;

/**
 * By name, up or down: those whose account has one, and after them those without. The stretch in which the page begins is
 * read first, and the one beyond it only for the lines that are wanting.
 */
function namedFirst(asked: Asked): RawBuilder<Row> {
  const { from, most, sort } = asked;
  const isBefore = from?.isBefore ?? false;
  const isPastNames = from?.place.value === '';
  const near = inOrder({ ...asked, only: isPastNames ? UNNAMED : NAMED });
  if (isPastNames !== isBefore) return near;
  const whole = { filters: asked.filters, most, sort: isBefore ? REVERSED[sort] : sort };
  const far = inOrder({ ...whole, only: isPastNames ? NAMED : UNNAMED });
  const order = SORTS[sort].isDown !== isBefore ? sql`desc` : sql`asc`;
  return sql<Row>`
    with near as materialized (${near}),
      far as (select * from (${far}) f limit greatest(0, ${most}::int - (select count(*) from near)))
    select ${COLUMNS}, l.place
    from (select *, 1 as stretch from near union all select *, 2 from far) l
    order by l.stretch, l.place collate "C" ${order}, l.customer_id ${order}`;
}

/**
 * Of each label and nation that is asked for the first few, from an index that has exactly these in order, and of those
 * the first few again: so many rows are read as labels times nations times lines, and never more.
 */
function inOrder({ filters, sort, from, most, only = sql`` }: Stretch): RawBuilder<Row> {
  const { by, value, type, isDown } = SORTS[sort];
  const goesDown = isDown !== (from?.isBefore ?? false);
  const order = goesDown ? sql`desc` : sql`asc`;
  const beyond = from
    ? sql`and (${by}, l.customer_id) ${goesDown ? sql`<` : sql`>`} (${from.place.value}::${type}, ${from.place.id}::uuid)`
    : sql``;
  const few = (where: RawBuilder<unknown>) => sql`
    select ${COLUMNS}, l.name_key, ${value} as place from people_list l
    where ${where} ${only} ${seenIn(filters)} ${beyond}
    order by ${by} ${order}, l.customer_id ${order} limit ${most}`;
  const { statuses, nations, partner } = filters;
  if (filters.among !== null)
    return sql<Row>`${few(sql`l.customer_id = any(${filters.among}::uuid[]) ${labelled(filters)}`)}`;
  if (statuses.length === 0 && nations.length === 0 && partner === null) return sql<Row>`${few(sql`true`)}`;
  const labels = statuses.length > 0 ? statuses : ['', ...SESSION_STATUSES];
  const places = nations.length > 0 ? nations : ['', ...LIVING_PLACES];
  const found =
    partner === null
      ? sql`cross join unnest(${places}::text[]) as two(nation)
        cross join lateral (${few(sql`l.status = one.status and l.nation = two.nation`)}) l`
      : sql`cross join lateral (${few(sql`l.app_id = ${partner} and l.status = one.status ${among('nation', nations)}`)}) l`;
  return sql<Row>`
    select ${COLUMNS}, l.place from unnest(${labels}::text[]) as one(status) ${found}
    order by ${by} ${order}, l.customer_id ${order} limit ${most}`;
}

/**
 * Who has a key that begins so, in the order of the keys; who has several comes once, by the first. The planner takes a
 * few keys for what may be thousands (a beginning tells it nothing), and would then read all of them for every line. So it
 * is left no choice: the keys are read in their order, beside each the line of its person, and beside one that fits the
 * person's other keys, until there are as many as are asked for.
 */
function byKey(
  beginning: string,
  { filters, from, most }: Asked,
  rare: RawBuilder<unknown> | null,
): RawBuilder<Row> {
  const goesDown = from?.isBefore ?? false;
  const order = goesDown ? sql`desc` : sql`asc`;
  const beyond = from
    ? sql`and (k.key, k.customer_id) ${goesDown ? sql`<` : sql`>`} (${from.place.value}, ${from.place.id}::uuid)`
    : sql``;
  return sql<Row>`
    select ${COLUMNS}, k.key as place from (
      select k.key, k.customer_id from people_keys k
      where ${begins(beginning)} ${beyond} ${rare ?? sql``} order by k.key ${order}, k.customer_id ${order} offset 0
    ) k
    join lateral (
      select ${COLUMNS} from people_list l where l.customer_id = k.customer_id ${narrowed(filters)} limit 1
    ) l on k.key = (
      select min(other.key) from people_keys other
      where other.customer_id = l.customer_id and left(other.key, length(${beginning}::text)) = ${beginning}
    )
    order by k.key ${order}, k.customer_id ${order} limit ${most}`;
}

/** So many of each beginning are read before they are narrowed. */
const MOST_OF_EACH = 50;

/**
 * Who has a key that begins as one of several do, each person once, in the order of the keys: from the index of each
 * beginning its first few, so that it costs as many looks as there are beginnings, however many people there are.
 */
export async function listNear(
  database: Database,
  beginnings: readonly string[],
  filters: Filters,
  most: number,
): Promise<readonly ListedPerson[]> {
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (l.customer_id) ${COLUMNS}, k.key as place
      from unnest(${beginnings}::text[]) as near(beginning)
      cross join lateral (
        select key, customer_id from people_keys
        where key >= near.beginning collate "C" and key < (near.beginning || ${LAST}) collate "C"
        order by key limit ${MOST_OF_EACH}
      ) k
      join people_list l on l.customer_id = k.customer_id
      where true ${narrowed(filters)}
      order by l.customer_id, k.key
    ) found
    order by place, customer_id limit ${most}`.execute(database);
  return rows.map(listedOf);
}

function byId(id: string, { filters, most }: Asked): RawBuilder<Row> {
  return sql<Row>`
    select ${COLUMNS}, '' as place from people_list l
    where (l.customer_id = ${id}::uuid or l.journey_id = ${id}::uuid) ${narrowed(filters)}
    limit ${most}`;
}
