import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { dayAfter } from '../values/laterDay.ts';

/** So long it is said that something is over, and leads to a talk about what comes next. */
const SAID_FOR_DAYS = 60;

/** Whether what ended on a day is over for so long that it leads to nothing any more. */
export function isLongOver(endedOn: CalendarDate, today: CalendarDate): boolean {
  return compareDates(dayAfter(endedOn, SAID_FOR_DAYS), today) < 0;
}
