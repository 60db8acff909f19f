import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { dueMoment, isLate } from './late.ts';
import { isOnList } from './onList.ts';
import { waitsSince } from './waiting.ts';

/** How much waits of one kind: all that nobody has finished, what of it nobody has taken, and what is late. */
export type WorkCount = {
  readonly kind: string;
  readonly waiting: number;
  readonly open: number;
  readonly late: number;
  /** Since when the first of them waits; null while nobody waits yet, or for more than they have. */
  readonly since: Date | null;
  /** When the latest of those that are late was due; null where none is. */
  readonly lateSince: Date | null;
};

/** How much work is on the list at a moment, by kind; a kind of which nothing waits is not among them. */
export async function countWork(database: Database, at: Date): Promise<readonly WorkCount[]> {
  const rows = await database
    .selectFrom('work_items')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('waiting'),
      sql<number>`count(*) filter (where state = 'open')`.as('open'),
      sql<number>`count(*) filter (where ${isLate(at)})`.as('late'),
      sql<Date | null>`min(${waitsSince(at)})`.as('since'),
      sql<Date | null>`min(${dueMoment}) filter (where ${isLate(at)})`.as('lateSince'),
    ])
    .where('state', 'in', ['open', 'taken'])
    .where(isOnList(at))
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, since, lateSince, ...counts }) => ({
    kind,
    since,
    lateSince,
    waiting: Number(counts.waiting),
    open: Number(counts.open),
    late: Number(counts.late),
  }));
}

/** How much work was done within a span of time, by kind. */
export async function countDone(
  database: Database,
  span: { readonly from: Date; readonly before: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('work_items')
    .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
    .where('state', '=', 'done')
    .where('done_at', '>=', span.from)
    .where('done_at', '<', span.before)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}
