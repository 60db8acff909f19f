import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { dueMoment } from './late.ts';
import { isOnList } from './onList.ts';
import { waitsSince } from './waiting.ts';

/** What was asked of us in a span of time, with what became of it, as part of another module's statement. */
export function workAsked(database: Database, span: { readonly from: Date; readonly before: Date }) {
  return database
    .selectFrom('work_items')
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.before)
    .select(({ eb, ref }) => [
      'customer_id',
      'kind',
      'subject',
      'state',
      'last_outcome',
      'created_at',
      'due_at',
      'done_at',
      eb('done_at', '<=', ref('due_at')).as('is_done_in_time'),
    ])
    .as('work');
}

/** Of each kind of work on the list in which somebody waits, since when the first does, null for not yet, and what is due first. */
export async function oldestWaiting(database: Database, at: Date) {
  const rows = await database
    .selectFrom('work_items')
    .select([
      'kind',
      sql<Date | null>`min(${waitsSince(at)})`.as('since'),
      sql<Date>`min(${dueMoment})`.as('due_at'),
    ])
    .where('state', 'in', ['open', 'taken'])
    .where('is_answered', '=', false)
    .where(isOnList(at))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, since, due_at: dueAt }) => ({ kind, since, dueAt }));
}
