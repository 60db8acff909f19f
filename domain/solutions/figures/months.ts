import { type CalendarDate, compareDates, dateExists, daysInMonth } from '../../values/calendar-date.ts';
import type { WhenHappened } from '../case/case.ts';
import { exactly, NEVER, type Span, UNKNOWN_AMOUNT } from '../case/span.ts';

/** Full months between two days, by the calendar: 10 March to 10 April is one. Negative when `to` is earlier. */
export function fullMonths(from: CalendarDate, to: CalendarDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}

/** The first day on which so many full months have passed since a day: 31 August and one month is 1 October. */
export function dayAfterMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const last = month - 1 + months;
  const then = { year: year + Math.floor(last / 12), month: (last % 12) + 1 };
  if (dateExists({ ...then, day })) return { ...then, day };
  return then.month === 12
    ? { year: then.year + 1, month: 1, day: 1 }
    : { ...then, month: then.month + 1, day: 1 };
}

/** Full months since something last happened. */
export function monthsSince(when: WhenHappened, on: CalendarDate): Span {
  if (when === null) return UNKNOWN_AMOUNT;
  return when === 'never' ? NEVER : exactly(Math.max(0, fullMonths(when, on)));
}

/** Full months until something is to happen. A day that has passed counts as never: nothing is still to come. */
export function monthsUntil(when: WhenHappened, on: CalendarDate): Span {
  if (when === null) return UNKNOWN_AMOUNT;
  return when === 'never' || compareDates(when, on) < 0 ? NEVER : exactly(fullMonths(on, when));
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (dayNumber(to) - dayNumber(from)) / 86_400_000;
}

/** The day that is a number of days later. */
export function dayAfter(from: CalendarDate, days: number): CalendarDate {
  let { year, month } = from;
  let day = from.day + days;
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
  return { year, month, day };
}

function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
