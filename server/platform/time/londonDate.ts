import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';

/** Made once: making a formatter costs far more than using it. The Swedish way of writing dates is ISO 8601. */
const inLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

const MINUTE = 60_000;
let asked: { readonly minute: number; readonly date: CalendarDate } | undefined;

/**
 * The date in London at a moment. Ages and limits are based on it, wherever the server is. A day begins on a
 * full minute, so the date of the last minute requested is cached: nearly every request asks for today.
 */
export function londonDate(at: Date): CalendarDate {
  const minute = Math.floor(at.getTime() / MINUTE);
  if (asked?.minute === minute) return asked.date;
  const date = readIsoDate(inLondon.format(at));
  if (!date) throw new RangeError('A moment that no calendar holds.');
  asked = { minute, date };
  return date;
}
