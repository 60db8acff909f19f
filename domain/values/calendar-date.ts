/** A day of the calendar, without a time or a zone. Months count from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** How many days a month has; 29 for February of a leap year. The month must be 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day after. */
export function nextDay({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

/** The day before. */
export function previousDay({ year, month, day }: CalendarDate): CalendarDate {
  if (day > 1) return { year, month, day: day - 1 };
  const last = month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 };
  return { ...last, day: daysInMonth(last.year, last.month) };
}

/** Says whether such a day is in the calendar: 29 February only in leap years, no 31 April. */
export function dateExists({ year, month, day }: CalendarDate): boolean {
  return (
    [year, month, day].every(Number.isInteger) &&
    year >= 0 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** Reads 'YYYY-MM-DD', the form in which dates are stored and sent. Null for any other text or a day that does not exist. */
export function readIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (match === null) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return dateExists(date) ? date : null;
}

/** Writes a date as 'YYYY-MM-DD'. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Negative when `a` is the earlier day, positive when it is the later, 0 for the same day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Full years of age on a day, by the calendar: one more on each birthday, from its start. A person born on
 * 29 February is a year older on 1 March of a year without that day, as the Age of Legal Capacity (Scotland)
 * Act 1991, section 6, lays down. Negative before birth.
 */
export function ageOn(today: CalendarDate, born: CalendarDate): number {
  const years = today.year - born.year;
  return compareDates({ ...today, year: born.year }, born) < 0 ? years - 1 : years;
}

/** A day or month number in two digits: 7 gives "07". */
export function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
