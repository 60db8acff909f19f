import { type CalendarDate, isoDate, nextDay } from '../values/calendar-date.ts';
import { hoursOn, type OpeningHours } from '../values/openingHours.ts';
import type { BankHoliday } from './bankHolidays.ts';

/** A day that is not like others of its week: a bank holiday somewhere, or one on which all of us are away. */
export type UnusualDay = {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** Nobody answers, though we do on this day of other weeks. */
  readonly isClosed: boolean;
  readonly holidays: readonly BankHoliday[];
};

/**
 * The days from one on that are bank holidays of any nation, or on which we are shut though it is a day of our week. The
 * days of a week on which we never answer are none of them.
 *
 * @param count so many days are looked at, the first among them
 * @param besides days, 'YYYY-MM-DD', that are told as well, such as those on which somebody is away
 */
export function comingUp(
  opening: OpeningHours,
  holidays: readonly BankHoliday[],
  first: CalendarDate,
  count: number,
  besides: readonly string[] = [],
): readonly UnusualDay[] {
  const usual = { ...opening, closedOn: [] };
  const found: UnusualDay[] = [];
  let on = first;
  for (let ahead = 0; ahead < count; ahead += 1) {
    const day = isoDate(on);
    const isClosed = opening.closedOn.includes(day) && hoursOn(usual, on).length > 0;
    const own = holidays.filter(holiday => holiday.day === day);
    if (isClosed || own.length > 0 || besides.includes(day)) found.push({ day, isClosed, holidays: own });
    on = nextDay(on);
  }
  return found;
}
