import { isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { sayMonth } from '../../values/dayWords.ts';
import type { Payment } from '../solution/payment.ts';

/**
 * The month in which these debts are fully paid or written off: 'YYYY-MM' where it is known, and the text a person
 * reads.
 */
export type DebtFreeMonth = { readonly value: string | null; readonly says: string };

/**
 * Works out the month, counted from the day of the case.
 *
 * @param on the day of the case, 'YYYY-MM-DD'
 */
export function debtFreeMonth(
  { monthsToDebtFree }: Pick<Payment, 'monthsToDebtFree'>,
  on: string,
): DebtFreeMonth {
  const { low, high } = monthsToDebtFree;
  if (low === Infinity) return { value: null, says: 'never by this alone' };
  if (high === Infinity) return { value: null, says: 'not known yet' };
  const first = monthAfter(on, low);
  if (low === high) return { value: first, says: sayMonth(first) };
  return { value: null, says: `${sayMonth(first)} to ${sayMonth(monthAfter(on, high))}` };
}

/** The month that is a number of months later, 'YYYY-MM'. */
function monthAfter(on: string, months: number): string {
  const day = readIsoDate(on);
  if (day === null) throw new RangeError(`'${on}' is no day.`);
  const month = day.year * 12 + day.month - 1 + months;
  return isoDate({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 }).slice(0, 7);
}
