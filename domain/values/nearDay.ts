import { type CalendarDate, readIsoDate } from './calendar-date.ts';
import { sayDay, sayWeekday } from './dayWords.ts';

/** A day as people write it, without its year where that is this one: 28 June. */
export function sayShortDay(iso: string, today: CalendarDate): string {
  const said = sayDay(iso);
  return readIsoDate(iso)?.year === today.year ? said.replace(/ \d{4}$/u, '') : said;
}

/** A day with its weekday in the year of today, and with its year in any other: "Tuesday 24 November", "12 January 2027". */
export function sayNearDay(iso: string, today: string): string {
  return iso.slice(0, 4) === today.slice(0, 4) ? sayWeekday(iso) : sayDay(iso);
}
