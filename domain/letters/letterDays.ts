import { isoDate, nextDay, readIsoDate } from '../values/calendar-date.ts';

/**
 * A day so many days after another, by which an answer is to be expected.
 *
 * @param iso 'YYYY-MM-DD'; any other text is returned unchanged
 */
export function dayAfter(iso: string, days: number): string {
  let day = readIsoDate(iso);
  if (day === null) return iso;
  for (let gone = 0; gone < days; gone += 1) day = nextDay(day);
  return isoDate(day);
}
