import { type CalendarDate, compareDates, daysInMonth, isoDate } from '../values/calendar-date.ts';

/** The State Pension age of people born on or after a day, until the next row. */
type PensionAge = {
  /** First day of birth, 'YYYY-MM-DD'; null where the start is older than our records. */
  readonly bornFrom: string | null;
  readonly years: number;
  readonly months: number;
  readonly source: string;
};

const ACT_2014 = 'Pensions Act 2014, section 26; GOV.UK, State Pension age timetable';

/**
 * State Pension age by date of birth: 66, then one month more for each later month of birth, up to 67. People born
 * before 6 October 1954 reached it before 66; all of them had by the day the age was 66 for everyone. The rise to 68 is
 * for people born on or after 6 April 1977, and begins in 2044: its rows must be added here before then.
 */
export const STATE_PENSION_AGES: readonly PensionAge[] = [
  { bornFrom: null, years: 66, months: 0, source: 'Pensions Act 2011, section 1' },
  { bornFrom: '1960-04-06', years: 66, months: 1, source: ACT_2014 },
  { bornFrom: '1960-05-06', years: 66, months: 2, source: ACT_2014 },
  { bornFrom: '1960-06-06', years: 66, months: 3, source: ACT_2014 },
  { bornFrom: '1960-07-06', years: 66, months: 4, source: ACT_2014 },
  { bornFrom: '1960-08-06', years: 66, months: 5, source: ACT_2014 },
  { bornFrom: '1960-09-06', years: 66, months: 6, source: ACT_2014 },
  { bornFrom: '1960-10-06', years: 66, months: 7, source: ACT_2014 },
  { bornFrom: '1960-11-06', years: 66, months: 8, source: ACT_2014 },
  { bornFrom: '1960-12-06', years: 66, months: 9, source: ACT_2014 },
  { bornFrom: '1961-01-06', years: 66, months: 10, source: ACT_2014 },
  { bornFrom: '1961-02-06', years: 66, months: 11, source: ACT_2014 },
  { bornFrom: '1961-03-06', years: 67, months: 0, source: ACT_2014 },
];

/**
 * The day on which somebody reaches State Pension age. Where the month has no such day, it is the last day of the
 * month: a person born on 31 July 1960 reaches 66 years and 4 months on 30 November 2026.
 */
export function statePensionDay(birthDate: CalendarDate): CalendarDate {
  const born = isoDate(birthDate);
  const row = STATE_PENSION_AGES.findLast(({ bornFrom }) => (bornFrom ?? '') <= born);
  const months = birthDate.month - 1 + (row?.months ?? 0);
  const year = birthDate.year + (row?.years ?? 0) + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return { year, month, day: Math.min(birthDate.day, daysInMonth(year, month)) };
}

/** Whether somebody has reached State Pension age on a day. */
export function hasReachedPensionAge(birthDate: CalendarDate, on: CalendarDate): boolean {
  return compareDates(statePensionDay(birthDate), on) <= 0;
}
