import { expect, it } from 'vitest';
import { between, exactly, NEVER, UNKNOWN_AMOUNT } from '../case/span.ts';
import { debtFreeMonth } from './debtFreeWording.ts';

it.each([
  [exactly(0), '2026-11', 'November 2026'],
  [exactly(1), '2026-12', 'December 2026'],
  [exactly(2), '2027-01', 'January 2027'],
  [exactly(60), '2031-11', 'November 2031'],
  [between(12, 14), null, 'November 2027 to January 2028'],
  [UNKNOWN_AMOUNT, null, 'not known yet'],
  [NEVER, null, 'never by this alone'],
])('says in which month the debts are gone: %j', (monthsToDebtFree, value, says) => {
  expect(debtFreeMonth({ monthsToDebtFree }, '2026-11-21')).toEqual({ value, says });
});

it('refuses a day that does not exist', () => {
  expect(() => debtFreeMonth({ monthsToDebtFree: exactly(1) }, '2026-02-30')).toThrow(RangeError);
});
