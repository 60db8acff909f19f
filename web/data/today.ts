import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';

/** Today's date on the person's own device; the server decides by the date in the United Kingdom. */
export function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
