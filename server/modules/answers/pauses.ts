import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whoever answers nothing for so long has left, in PostgreSQL's words. */
const LEFT_AFTER = '2 hours';
const BACK_WITHIN = '7 days';

/**
 * Whether people left while they answered, one row each: 'came back' within a week, 'left' for longer, or 'gone' since;
 * null of who answered all in one go. As part of another module's statement.
 */
export function pausesOf(database: Database, now: Date) {
  const each = database
    .selectFrom('answers')
    .select(({ ref }) => [
      'customer_id',
      'updated_at',
      sql`${ref('updated_at')} - lag(${ref('updated_at')})
        over (partition by ${ref('customer_id')} order by ${ref('updated_at')})`.as('pause'),
    ])
    .as('each');
  return database
    .selectFrom(each)
    .groupBy('customer_id')
    .select([
      'customer_id',
      sql<'came back' | 'left' | 'gone' | null>`case
        when bool_or(pause between ${sql.lit(LEFT_AFTER)}::interval and ${sql.lit(BACK_WITHIN)}::interval)
          then 'came back'
        when bool_or(pause > ${sql.lit(BACK_WITHIN)}::interval) then 'left'
        when max(updated_at) < ${now}::timestamptz - ${sql.lit(LEFT_AFTER)}::interval then 'gone' end`.as(
        'how',
      ),
    ]);
}
