import { expect, it } from 'vitest';
import { between, exactly, NEVER, UNKNOWN_AMOUNT } from '../case/span.ts';
import { debtFreeMonth, lastPaymentMonth } from './debtFreeWording.ts';

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

it.each([
  ['ends before the debts are gone', exactly(12), exactly(12), null],
  ['is not there', exactly(0), exactly(12), null],
  ['ends nothing', between(6, 12), NEVER, null],
  ['goes on to a month', exactly(36), exactly(12), { value: '2029-11', says: 'November 2029' }],
  ['may go on', between(0, 36), exactly(12), { value: null, says: 'November 2029 at the latest' }],
  [
    'goes on to one of two',
    between(36, 48),
    exactly(12),
    { value: null, says: 'November 2029 to November 2030' },
  ],
  ['has no known end', UNKNOWN_AMOUNT, exactly(12), { value: null, says: 'not known yet' }],
])(
  'says when the last payment is, where one comes after the debts are gone: it %s (SA-026)',
  (_, months, monthsToDebtFree, month) => {
    expect(lastPaymentMonth({ months, monthsToDebtFree }, '2026-11-21')).toEqual(month);
  },
);

it('refuses a day that does not exist', () => {
  expect(() => debtFreeMonth({ monthsToDebtFree: exactly(1) }, '2026-02-30')).toThrow(RangeError);
});
