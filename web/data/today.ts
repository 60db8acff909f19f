import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';

/** Today in the calendar of the person's own device; the server decides by the calendar of the United Kingdom. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
