import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { Day } from '@towpath/domain/plans/repayment/event.ts';

/** The bank holidays of where somebody lives; none where that is not known. */
export function holidaysIn(holidays: readonly BankHoliday[], nation: LivingPlace | null): ReadonlySet<Day> {
  return new Set(holidays.filter(({ nations }) => nations.some(one => one === nation)).map(({ day }) => day));
}
