import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { Holidays } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Day } from '@towpath/domain/plans/repayment/event.ts';

/**
 * The bank holidays that the days of a plan keep to: those of the nation that is kept with it, and of where somebody lives
 * now where none is; none where that is not known either.
 */
export function holidaysIn(holidays: readonly BankHoliday[], now: LivingPlace | null): Holidays {
  const read = new Map<LivingPlace | null, ReadonlySet<Day>>();
  return kept => {
    const nation = kept ?? now;
    const days =
      read.get(nation) ??
      new Set(holidays.filter(({ nations }) => nations.some(one => one === nation)).map(({ day }) => day));
    read.set(nation, days);
    return days;
  };
}
