import { sayDay, sayWeekday } from '@towpath/domain/values/dayWords.ts';

/** "Tuesday 24 November" of a day of this year, and with its year of any other: "12 January 2027". */
export function near(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? sayWeekday(day) : sayDay(day);
}
