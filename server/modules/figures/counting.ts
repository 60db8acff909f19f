import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { countDay } from './countDay.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** The days that are shown, and as many before them. */
const KEPT = 2 * 365;
/** Days on which people began who still go on, counted each time. */
const FRESH = 8;
/** So many of the older ones at a time: a new service catches up within a day. */
const MOST_OLD = 40;
/** People come back after weeks, and seldom after months. */
const AGAIN_AFTER = { recent: DAY, old: 30 * DAY };
const RECENT = 60;

/**
 * Counts the days that need it: the last eight, and of the older ones those that were counted longest ago. However many
 * people there are, it reads those of so many days.
 */
export async function countFigures(database: Database, now: Date): Promise<void> {
  const counted = new Map(
    (await database.selectFrom('figure_days').select(['day', 'counted_at']).execute()).map(row => [
      row.day,
      row.counted_at.getTime(),
    ]),
  );
  const fresh = Array.from({ length: FRESH }, (_, ago) => ago);
  const old = Array.from({ length: KEPT - FRESH }, (_, index) => FRESH + index)
    .map(ago => ({ ago, at: counted.get(isoDate(dayAgo(now, ago))) ?? 0 }))
    .filter(({ ago, at }) => now.getTime() - at >= (ago < RECENT ? AGAIN_AFTER.recent : AGAIN_AFTER.old))
    // Never counted first, and of those the latest.
    .sort((one, other) => one.at - other.at || one.ago - other.ago)
    .slice(0, MOST_OLD);
  for (const ago of [...fresh, ...old.map(one => one.ago)]) await countDay(database, dayAgo(now, ago), now);
}

/** The day in London so many days ago. */
export function dayAgo(now: Date, days: number): CalendarDate {
  // From noon, so that an hour more or less of a day of a clock change is still that day.
  const { year, month, day } = londonDate(now);
  return londonDate(new Date(Date.UTC(year, month - 1, day, 12) - days * DAY));
}
