import { ageOn, type CalendarDate, dateExists, daysInMonth } from './calendar-date.ts';
import { type Accepted, accepted, type Refused } from './checked.ts';

/** The youngest age at which we advise, in full years. The limit of the rules and every text of ours take it from here. */
export const MINIMUM_AGE = 18;

/** What a person is told about a date. */
export const DATE_MESSAGES = {
  missing: 'Please enter a value in all fields',
  notADate: 'Please enter a valid date',
  wrongYear: 'Please enter a valid year',
  underAge: `You must be aged ${MINIMUM_AGE} or over to receive advice`,
} as const;

export type DatePart = 'day' | 'month' | 'year';
export type DateCode = keyof typeof DATE_MESSAGES;

/** First and last year a form takes, both included. They belong to the form, not to the date (QU-023). */
export type YearBounds = { readonly first: number; readonly last: number };

/** Year bounds where a form sets none of its own (QU-020). */
export const USUAL_YEARS: YearBounds = { first: 1900, last: 2100 };

/** The boxes of a date as typed. */
export type TypedDate = { readonly day: string; readonly month: string; readonly year: string };

/** A refused date also names the boxes to mark, so that only a wrong one turns red. */
export type CheckedDate<Value> =
  | Accepted<Value>
  | (Refused<DateCode> & { readonly parts: readonly DatePart[] });

/** Years of the journey's date-of-birth question: 1920 to this year (QU-022). */
export function journeyBirthYears(today: CalendarDate): YearBounds {
  return { first: 1920, last: today.year };
}

/** Checks a day and a month, both required, which must make a date in the current year (QU-018). */
export function checkDayMonth(
  typed: Omit<TypedDate, 'year'>,
  today: CalendarDate,
): CheckedDate<Omit<CalendarDate, 'year'>> {
  const missing = missingParts({ day: typed.day, month: typed.month });
  if (missing.length > 0) return refusedDate('missing', missing);
  const date = { day: readPart(typed.day), month: readPart(typed.month) };
  const wrong = wrongParts({ ...date, year: today.year });
  return wrong.length > 0 ? refusedDate('notADate', wrong) : accepted(date);
}

/** Checks a full date: all boxes filled, a year of four digits within bounds, a day that exists (QU-019). */
export function checkDayMonthYear(
  typed: TypedDate,
  years: YearBounds = USUAL_YEARS,
): CheckedDate<CalendarDate> {
  const missing = missingParts({ day: typed.day, month: typed.month, year: typed.year });
  if (missing.length > 0) return refusedDate('missing', missing);
  const year = readYear(typed.year, years);
  if (year === null) return refusedDate('wrongYear', ['year']);
  const date = { day: readPart(typed.day), month: readPart(typed.month), year };
  const wrong = wrongParts(date);
  return wrong.length > 0 ? refusedDate('notADate', wrong) : accepted(date);
}

/**
 * Checks a date of birth: a full date, and an age of at least 18 on `today` (QU-021).
 *
 * The age goes by the calendar. The rule speaks of dividing by about 365.25 days; 18 years are 6,574 or
 * 6,575 days and 18 times 365.25 is 6,574.5, so the division would turn some people away on their
 * birthday. The law, and "about", give them the day. A date still to come is under 18 as well.
 */
export function checkDateOfBirth(
  typed: TypedDate,
  today: CalendarDate,
  years: YearBounds = journeyBirthYears(today),
): CheckedDate<CalendarDate> {
  const checked = checkDayMonthYear(typed, years);
  if (!checked.ok || ageOn(today, checked.value) >= MINIMUM_AGE) return checked;
  return refusedDate('underAge', ['day', 'month', 'year']);
}

/** Checks a month and a year, both required: year within bounds, month 1 to 12 (QU-025). */
export function checkMonthYear(
  typed: Omit<TypedDate, 'day'>,
  years: YearBounds = USUAL_YEARS,
): CheckedDate<Omit<CalendarDate, 'day'>> {
  const missing = missingParts({ month: typed.month, year: typed.year });
  if (missing.length > 0) return refusedDate('missing', missing);
  const year = readYear(typed.year, years);
  if (year === null) return refusedDate('wrongYear', ['year']);
  const month = readPart(typed.month);
  return isMonth(month) ? accepted({ month, year }) : refusedDate('notADate', ['month']);
}

function refusedDate(code: DateCode, parts: readonly DatePart[]) {
  return { ok: false, code, message: DATE_MESSAGES[code], parts } as const;
}

function missingParts(typed: Partial<TypedDate>): DatePart[] {
  return (['day', 'month', 'year'] as const).filter(part => typed[part]?.trim() === '');
}

function readYear(typed: string, { first, last }: YearBounds): number | null {
  if (!/^\d{4}$/u.test(typed.trim())) return null;
  const year = Number(typed);
  return year >= first && year <= last ? year : null;
}

/** A day or month of one or two digits; NaN for anything else, which no calendar holds. */
function readPart(typed: string): number {
  return /^\d{1,2}$/u.test(typed.trim()) ? Number(typed) : Number.NaN;
}

function isMonth(month: number): boolean {
  return month >= 1 && month <= 12;
}

/** The parts to mark for a date that does not exist: each that is wrong by itself, else the day (31 April). */
function wrongParts(date: CalendarDate): DatePart[] {
  if (dateExists(date)) return [];
  const wrong: DatePart[] = [];
  const longestMonth = isMonth(date.month) ? daysInMonth(date.year, date.month) : 31;
  if (!(date.day >= 1 && date.day <= longestMonth)) wrong.push('day');
  if (!isMonth(date.month)) wrong.push('month');
  return wrong;
}
