import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from './londonDate.ts';

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  hour: '2-digit',
});

/** The day in London at a moment, and the hour of it, 0 to 23. */
export function londonHour(at: Date): { readonly day: CalendarDate; readonly hour: number } {
  return { day: londonDate(at), hour: Number(inLondon.format(at)) };
}
