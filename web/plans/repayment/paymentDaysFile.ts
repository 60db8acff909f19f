import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { createEvents } from 'ics';

/** What an event says: its name, and where there is more to say, that. */
export type SaidOfDay = { readonly title: string; readonly beside: string | null };

/** A payment: for which month ('YYYY-MM'), and the day on which it is made ('YYYY-MM-DD'). */
export type PaymentToCome = { readonly due: string; readonly on: string };

/**
 * A calendar file with a whole day for each payment. It says nothing of debts, sums or of us: others may look into a
 * calendar. A payment keeps its name, whatever its day, so that a calendar that has it already takes the later file for a change.
 *
 * @throws Error where a day is none, or there is no payment
 */
export function paymentDaysFile(
  planId: string,
  payments: readonly PaymentToCome[],
  { title, beside }: SaidOfDay,
): Blob {
  const events = payments.map(({ due, on }) => {
    const date = readIsoDate(on);
    if (date === null) throw new Error('A calendar file needs days.');
    const next = new Date(Date.UTC(date.year, date.month - 1, date.day + 1));
    return {
      // The day of a month may move into the next, in which another payment is.
      uid: `${planId}-${due}@days`,
      title,
      ...(beside === null ? {} : { description: beside }),
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
