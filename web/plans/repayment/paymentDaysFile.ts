import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { createEvents } from 'ics';

/**
 * A calendar file with a whole day for each payment. It says nothing of debts, sums or of us: others may look into a
 * calendar. A day keeps its place in the plan, so that a calendar that has it already takes the later file for a change.
 *
 * @param days 'YYYY-MM-DD', in order
 * @throws Error where one is not a day, or there is none
 */
export function paymentDaysFile(planId: string, days: readonly string[], title: string): Blob {
  const events = days.map(day => {
    const date = readIsoDate(day);
    if (date === null) throw new Error('A calendar file needs days.');
    const next = new Date(Date.UTC(date.year, date.month - 1, date.day + 1));
    return {
      uid: `${planId}-${day.slice(0, 7)}@days`,
      title,
      start: [date.year, date.month, date.day] as [number, number, number],
      end: [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()] as [number, number, number],
      busyStatus: 'FREE' as const,
      classification: 'PRIVATE' as const,
      transp: 'TRANSPARENT' as const,
      productId: '-//calendar//EN',
    };
  });
  const { error, value } = createEvents(events);
  if (typeof value !== 'string') throw error ?? new Error('The calendar file is empty.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
