import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import type { WhenHappened } from '../case/case.ts';
import { exactly, NEVER, type Span, UNKNOWN_AMOUNT } from '../case/span.ts';

/** Full months between two days, by the calendar: 10 March to 10 April is one. Negative when `to` is earlier. */
export function fullMonths(from: CalendarDate, to: CalendarDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
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

function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
