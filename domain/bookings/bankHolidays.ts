import type { UkNation } from '../people/nation.ts';
import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import type { OpeningHours } from '../values/openingHours.ts';

/** A bank holiday, 'YYYY-MM-DD', with its name and the nations that have it. */
export type BankHoliday = {
  readonly day: string;
  readonly name: string;
  readonly nations: readonly UkNation[];
};

/** The bank holiday of a nation on a day; undefined for none, and where the nation is not known. */
export function bankHolidayOn(
  holidays: readonly BankHoliday[],
  nation: UkNation | undefined,
  day: CalendarDate,
): BankHoliday | undefined {
  const iso = isoDate(day);
  return holidays.find(one => one.day === iso && nation !== undefined && one.nations.includes(nation));
}

/** The hours for people of a nation: nobody talks to them on its bank holidays, nor when all of us are away. */
export function openingIn(
  { hours, closedOn }: OpeningHours,
  holidays: readonly BankHoliday[],
  nation: UkNation | undefined,
): OpeningHours {
  const own = holidays.filter(({ nations }) => nation !== undefined && nations.includes(nation));
  return { hours, closedOn: [...closedOn, ...own.map(({ day }) => day)] };
}
