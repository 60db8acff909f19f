import { type CalendarDate, dateExists, readIsoDate } from './calendar-date.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day as people write it: '2024-06-28' is 28 June 2024. A text that is not a date is returned unchanged. */
export function sayDay(iso: string): string {
  const date = readIsoDate(iso);
  return date === null ? iso : `${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
}

/** Reads a day as people write it: 28 June 2024, 28/6/2024. Null for any other text or a day that does not exist. */
export function readSaidDay(text: string): CalendarDate | null {
  const [, day, month = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]+([a-z]+|\d{1,2})[ ./-]+(\d{4})$/iu.exec(text.trim()) ?? [];
  const named = MONTHS.findIndex(name => name.toLowerCase() === month.toLowerCase()) + 1;
  const date = { year: Number(year), month: named || Number(month), day: Number(day) };
  return dateExists(date) ? date : null;
}

/** A day that is near, with its weekday: '2026-12-03' is Thursday 3 December. A text that is not a date is unchanged. */
export function sayWeekday(iso: string): string {
  const date = readIsoDate(iso);
  if (date === null) return iso;
  return `${WEEKDAYS[weekdayOf(date)]} ${date.day} ${MONTHS[date.month - 1]}`;
}

/** How far each month is from the first of January, in days of a week, with the year beginning in March. */
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const;

const CENTURY = 100;

/** The day of the week, 0 for Sunday, by Sakamoto's rule for the calendar in use since 1752. */
export function weekdayOf({ year, month, day }: CalendarDate): number {
  const from = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(from / 4) - Math.floor(from / CENTURY) + Math.floor(from / (4 * CENTURY));
  return (from + leapDays + (MONTH_SHIFTS[month - 1] ?? 0) + day) % 7;
}

/** A month as people write it: '2024-06' is June 2024. A text that is not a month is returned unchanged. */
export function sayMonth(iso: string): string {
  const date = readIsoDate(`${iso}-01`);
  return date === null ? iso : `${MONTHS[date.month - 1]} ${date.year}`;
}
