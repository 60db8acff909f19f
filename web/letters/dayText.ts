import type { DateText } from '@towpath/design-system/inputs/dateParts.ts';
import { dateExists, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { today } from '../data/today.ts';

/** Today as it stands in the inputs of a day. */
export function todayText(): DateText {
  const { day, month, year } = today();
  return { day: String(day), month: String(month), year: String(year) };
}

/** The day that was typed, 'YYYY-MM-DD'; null where it is none. */
export function isoOf({ day, month, year }: DateText): string | null {
  const date = { day: Number(day), month: Number(month), year: Number(year) };
  return year.trim().length === 4 && dateExists(date) ? isoDate(date) : null;
}
