import { LATE_TALK_MINUTES } from '@towpath/domain/bookings/lateTalk.ts';
import { type RawBuilder, sql } from 'kysely';

/** Of the rows of work: a booked talk that nobody has taken. Whoever has taken one rings, and has until its time is over. */
const IS_TALK_OF_NOBODY = sql<boolean>`(begins_at is not null and taken_by is null)`;

/** When work is due, of its rows: a booked talk when it begins, until somebody has it; else by when it is to be done. */
export const dueMoment: RawBuilder<Date> = sql<Date>`case when ${IS_TALK_OF_NOBODY} then begins_at else due_at end`;

/** After which moment work is late while somebody waits in it, of its rows: once it is due, and a talk a little later. */
export const lateAfter: RawBuilder<Date> = sql<Date>`case when ${IS_TALK_OF_NOBODY}
  then begins_at + make_interval(mins => ${LATE_TALK_MINUTES}::int) else due_at end`;

/**
 * Whether work is late at a moment, as a condition on its rows: somebody waits in it, and for longer than was promised. In
 * a chat that is while they have no answer of ours.
 */
export function isLate(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(not is_answered and ${lateAfter} < ${at})`;
}
