import { readIsoDate } from './calendar-date.ts';

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

/** A month as people write it: '2024-06' is June 2024. A text that is not a month is returned unchanged. */
export function sayMonth(iso: string): string {
  const date = readIsoDate(`${iso}-01`);
  return date === null ? iso : `${MONTHS[date.month - 1]} ${date.year}`;
}
