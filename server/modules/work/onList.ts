import { nextDay } from '@towpath/domain/values/calendar-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { londonDate } from '../../platform/time/londonDate.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';

/**
 * What of the work that waits is on the list at a moment, as a condition on its rows: all of it, but of bookings those of
 * that day in London and late ones alone. A later one has its place in the calendar.
 */
export function isOnList(at: Date): RawBuilder<boolean> {
  const endOfDay = londonMidnight(nextDay(londonDate(at)));
  return sql<boolean>`(kind <> 'booking' or due_at < ${endOfDay})`;
}
