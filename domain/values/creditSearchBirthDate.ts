import { type CalendarDate, twoDigits } from './calendar-date.ts';
import type { TypedDate, YearBounds } from './dates.ts';

/** Years of the credit search's date of birth: 120 years back to this year (CS-014). */
export function creditSearchBirthYears(today: CalendarDate): YearBounds {
  return { first: today.year - 120, last: today.year };
}

/** The boxes that show a date, day and month in two digits. */
export function typedDate(date: CalendarDate): TypedDate {
  return { day: twoDigits(date.day), month: twoDigits(date.month), year: String(date.year) };
}
