import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Filters } from './filters.ts';
import { begins, estimated, narrowed, rareOnes } from './fitting.ts';

/** A number of people; an estimate, or how far they were counted, where it is not exact. */
export type Count = { readonly count: number; readonly precision: 'exact' | 'about' | 'more than' };

/** Up to about so many lines are counted one by one. */
const MOST_LINES = 30_000;
/** So many keys are read to count whose they are. */
const MOST_KEYS = 2_000;

/** How many people fit. Many are not counted, since that would take as long as there are many: the planner says how many. */
export async function countPeople(database: Database, filters: Filters): Promise<Count> {
  const { find } = filters;
  if (find !== null && 'beginning' in find) return countByKey(database, find.beginning, filters);
  const fitting = sql`
    select from people_list l
    where ${find ? sql`(l.customer_id = ${find.id}::uuid or l.journey_id = ${find.id}::uuid)` : sql`true`}
      ${narrowed(filters)}`;
  const estimate = await estimated(database, fitting);
  if (estimate > MOST_LINES) return { count: rounded(estimate), precision: 'about' };
  const { rows } = await sql<{ count: string }>`select count(*) from (${fitting}) as counted`.execute(
    database,
  );
  return { count: Number(rows[0]?.count ?? 0), precision: 'exact' };
}

/**
 * The same of those who have a key that begins so, each once, however many they have. Of a beginning the planner knows
 * nothing, so where few fit they are counted, and else as far as so many keys go.
 */
async function countByKey(database: Database, beginning: string, filters: Filters): Promise<Count> {
  const rare = await rareOnes(database, filters);
  const { rows } = await (rare
    ? sql<Counted>`
        select count(distinct k.customer_id) as people, false as is_cut
        from people_keys k where ${begins(beginning)} ${rare}`
    : sql<Counted>`
        with read as materialized (
          select k.customer_id from people_keys k where ${begins(beginning)} order by k.key limit ${MOST_KEYS + 1}
        )
        select count(distinct read.customer_id) as people, (select count(*) > ${MOST_KEYS} from read) as is_cut
        from read
        join lateral (
          select from people_list l where l.customer_id = read.customer_id ${narrowed(filters)} limit 1
        ) l on true`
  ).execute(database);
  const { people = 0, is_cut = false } = rows[0] ?? {};
  const count = Number(people);
  return is_cut ? { count: roundedDown(count), precision: 'more than' } : { count, precision: 'exact' };
}

type Counted = { people: string; is_cut: boolean };

/** To two figures: more would look exact. */
function rounded(count: number): number {
  return Number(count.toPrecision(2));
}

/** The same, and no more than it is. */
function roundedDown(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / unit) * unit;
}
