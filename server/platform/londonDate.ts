import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';

/** Made once: making a formatter costs far more than using it. The Swedish way of writing dates is ISO 8601. */
const inLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The day it is in London at a moment. Ages and limits go by it, wherever the server stands. */
export function londonDate(at: Date): CalendarDate {
  const date = readIsoDate(inLondon.format(at));
  if (!date) throw new RangeError('A moment that no calendar holds.');
  return date;
}
