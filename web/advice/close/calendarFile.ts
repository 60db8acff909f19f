import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { createEvent } from 'ics';

/**
 * A calendar file with one whole day in it. It says nothing of debts, of us or of what the day is for: others may look
 * into a calendar, or over a shoulder.
 *
 * @param on 'YYYY-MM-DD'
 * @throws Error where that is not a day
 */
export function calendarFile(on: string, title: string): Blob {
  const date = readIsoDate(on);
  if (date === null) throw new Error('A calendar file needs a day.');
  const next = new Date(Date.UTC(date.year, date.month - 1, date.day + 1));
  const { error, value } = createEvent({
    title,
    start: [date.year, date.month, date.day],
    end: [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()],
    busyStatus: 'FREE',
    classification: 'PRIVATE',
    transp: 'TRANSPARENT',
    productId: '-//calendar//EN',
  });
  if (typeof value !== 'string') throw error ?? new Error('The calendar file is empty.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
