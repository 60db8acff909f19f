import type { BookingTimes } from '@towpath/contracts/api/bookings.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday, weekdayOf } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';

export type BookingDay = BookingTimes['days'][number];

function placeInWeek(iso: string): number {
  const day = readIsoDate(iso);
  return day ? weekdayOf(day) : 0;
}

/** So many days as we answer on in a week, from today on, one such stretch after the other; the other days are left out. */
export function stretchesOf(days: readonly BookingDay[]): readonly (readonly BookingDay[])[] {
  const open = new Set(days.filter(({ state }) => state !== 'shut').map(({ day }) => placeInWeek(day)));
  const shown = days.filter(({ day }) => open.has(placeInWeek(day)));
  const stretches: BookingDay[][] = [];
  for (let first = 0; first < shown.length; first += open.size) {
    stretches.push(shown.slice(first, first + open.size));
  }
  return stretches;
}

/** "23 to 27 November", "30 November to 4 December". */
export function sayStretch(stretch: readonly BookingDay[]): string {
  const [first = '', last = ''] = [stretch[0]?.day, stretch.at(-1)?.day].map(day => dayAndMonth(day ?? ''));
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
