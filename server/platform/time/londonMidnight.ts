import { type CalendarDate, compareDates } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from './londonDate.ts';

const HOUR = 60 * 60 * 1000;

/** The moment at which a day begins in London, in winter and in summer time. */
export function londonMidnight({ year, month, day }: CalendarDate): Date {
  const byGreenwich = Date.UTC(year, month - 1, day);
  const anHourBefore = new Date(byGreenwich - HOUR);
  const isSummer = compareDates(londonDate(anHourBefore), { year, month, day }) === 0;
  return isSummer ? anHourBefore : new Date(byGreenwich);
}
