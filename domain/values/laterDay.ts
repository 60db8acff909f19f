import { type CalendarDate, dateExists, daysInMonth } from './calendar-date.ts';

/** The first day on which so many full months have passed since a day: 31 August and one month is 1 October. */
export function dayAfterMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const last = month - 1 + months;
  const then = { year: year + Math.floor(last / 12), month: (last % 12) + 1 };
  if (dateExists({ ...then, day })) return { ...then, day };
  return then.month === 12
    ? { year: then.year + 1, month: 1, day: 1 }
    : { ...then, month: then.month + 1, day: 1 };
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
