import type { BookingTimes } from '@towpath/contracts/api/bookings.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday, weekdayOf } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';

export type BookingDay = BookingTimes['days'][number];

const DAYS_OF_WEEK = 7;

/** Monday is 0. */
function placeInWeek(iso: string): number {
  const day = readIsoDate(iso);
  return day ? (weekdayOf(day) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK : 0;
}

/**
 * The days by week, each from Monday on. Days of the week on which we never answer are left out, and weeks of which
 * nothing is left then.
 */
export function weeksOf(days: readonly BookingDay[]): readonly (readonly BookingDay[])[] {
  const open = new Set(days.filter(({ state }) => state !== 'shut').map(({ day }) => placeInWeek(day)));
  const weeks: BookingDay[][] = [];
  let before = DAYS_OF_WEEK;
  for (const day of days) {
    const place = placeInWeek(day.day);
    if (place <= before) weeks.push([]);
    before = place;
    if (open.has(place)) weeks.at(-1)?.push(day);
  }
  return weeks.filter(week => week.length > 0);
}

/** "23 to 27 November", "30 November to 4 December". */
export function sayWeek(week: readonly BookingDay[]): string {
  const [first = '', last = ''] = [week[0]?.day, week.at(-1)?.day].map(day => dayAndMonth(day ?? ''));
  if (first === last) return first;
  const [day, month] = first.split(' ');
  return last.endsWith(` ${month}`) ? `${day} to ${last}` : `${first} to ${last}`;
}

function dayAndMonth(iso: string): string {
  return sayWeekday(iso).split(' ').slice(1).join(' ');
}

/** What the clock in London says at a moment, '10:30'. */
export function timeAt(iso: string): string {
  return onLondonClock(new Date(iso)).time;
}
