import type { UkNation } from '../../people/nation.ts';
import {
  type CalendarDate,
  daysInMonth,
  isoDate,
  nextDay,
  readIsoDate,
  twoDigits,
} from '../../values/calendar-date.ts';
import { weekdayOf } from '../../values/dayWords.ts';
import type { Day, Month } from './event.ts';
import type { DaysOfPlan } from './kept.ts';

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 'YYYY-MM'.length);
}

/** The year of a day or a month. */
export function yearOf(day: Day | Month): number {
  return Number(day.slice(0, 'YYYY'.length));
}

/** The month so many months after another; before it, where `count` is below 0. */
export function monthsAfter(month: Month, count: number): Month {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const months = year * 12 + (of - 1) + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${twoDigits((months % 12) + 1)}`;
}

/** The day so many days after another. */
export function daysAfter(day: Day, count: number): Day {
  let on = dateOf(day);
  for (let ahead = 0; ahead < count; ahead += 1) on = nextDay(on);
  return isoDate(on);
}

/** The same day some months on, or the last of that month where it is shorter. */
export function sameDayAfter(day: Day, months: number): Day {
  return isoDate(inMonth(monthsAfter(monthOf(day), months), dateOf(day).day));
}

/** The bank holidays of a nation; of where the person lives now for a plan with which none was kept. */
export type Holidays = (nation: UkNation | null) => ReadonlySet<Day>;

const NONE: ReadonlySet<Day> = new Set();
/** Where no day of a payment is asked for. */
export const NO_HOLIDAYS: Holidays = () => NONE;

/** Whether banks work on a day: not at a weekend, and not on a bank holiday. */
function isWorkingDay(day: Day, holidays: ReadonlySet<Day>): boolean {
  const weekday = weekdayOf(dateOf(day));
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/**
 * The day of a month's payment: the same day as the first one, or the last of a shorter month, and where banks do not
 * work on it, the next on which they do. It stays as it was told: by the days, and the nation, of when the plan was last
 * drawn up for that month.
 */
export function paymentDay(
  month: Month,
  { days }: { readonly days: readonly [DaysOfPlan, ...DaysOfPlan[]] },
  holidays: Holidays,
): Day {
  const { firstPayment, nation } = days.findLast(({ from }) => from <= month) ?? days[0];
  const closed = holidays(nation);
  let on = inMonth(month, dateOf(firstPayment).day);
  while (!isWorkingDay(isoDate(on), closed)) on = nextDay(on);
  return isoDate(on);
}

function inMonth(month: Month, day: number): CalendarDate {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return { year, month: of, day: Math.min(day, daysInMonth(year, of)) };
}

function dateOf(day: Day): CalendarDate {
  const date = readIsoDate(day);
  if (date === null) throw new RangeError(`No day of the calendar: ${day}`);
  return date;
}
