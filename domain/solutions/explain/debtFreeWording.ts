import { isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { sayMonth } from '../../values/dayWords.ts';
import type { Payment } from '../solution/payment.ts';

/** Of a solution that ends no debt. */
export const NEVER_BY_THIS = 'never by this alone';

/** A month: 'YYYY-MM' where it is known, and the text a person reads. */
export type DebtFreeMonth = { readonly value: string | null; readonly says: string };

/**
 * The month in which these debts are fully paid or written off, counted from the day of the case.
 *
 * @param on the day of the case, 'YYYY-MM-DD'
 */
export function debtFreeMonth(
  { monthsToDebtFree }: Pick<Payment, 'monthsToDebtFree'>,
  on: string,
): DebtFreeMonth {
  const { low, high } = monthsToDebtFree;
  if (low === Infinity) return { value: null, says: NEVER_BY_THIS };
  if (high === Infinity) return { value: null, says: 'not known yet' };
  const first = monthAfter(on, low);
  if (low === high) return { value: first, says: sayMonth(first) };
  return { value: null, says: `${sayMonth(first)} to ${sayMonth(monthAfter(on, high))}` };
}

/**
 * The month of the last payment, where payments may go on after the person is free of the debts: a trustee may collect
 * for longer than an insolvency lasts. Null where nothing is paid after that.
 *
 * @param on the day of the case, 'YYYY-MM-DD'
 */
export function lastPaymentMonth(
  { months, monthsToDebtFree }: Pick<Payment, 'months' | 'monthsToDebtFree'>,
  on: string,
): DebtFreeMonth | null {
  const { low, high } = months;
  if (high <= monthsToDebtFree.high) return null;
  if (high === Infinity) return { value: null, says: 'not known yet' };
  const last = monthAfter(on, high);
  if (low === high) return { value: last, says: sayMonth(last) };
  if (low <= monthsToDebtFree.high) return { value: null, says: `${sayMonth(last)} at the latest` };
  return { value: null, says: `${sayMonth(monthAfter(on, low))} to ${sayMonth(last)}` };
}

/** The month that is a number of months later, 'YYYY-MM'. */
function monthAfter(on: string, months: number): string {
  const day = readIsoDate(on);
  if (day === null) throw new RangeError(`'${on}' is no day.`);
  const month = day.year * 12 + day.month - 1 + months;
  return isoDate({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 }).slice(0, 7);
}
