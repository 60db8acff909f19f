import { expect, it } from 'vitest';
import { between, exactly, NO, type Span, UNKNOWN_BALANCE, YES, YES_OR_NO, ZERO } from '../case/span.ts';
import { TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { UNKNOWN_MONTH } from './budget.ts';
import { incomePayment, incomePaymentMonths } from './incomePayments.ts';

const limits = limitsOn('england', TODAY);
const free = limits.span('IPA_MIN').low;
const payment = (left: Span, isOnlyBenefits: Span) =>
  incomePayment({ ...UNKNOWN_MONTH, left, isOnlyBenefits }, limits);

it.each<[string, Span, Span, Span]>([
  [
    'takes the whole surplus in pounds, once it is above the small sum',
    exactly(free + 1_50),
    NO,
    exactly(free + 1_00),
  ],
  ['takes nothing of just the small sum', exactly(free), NO, ZERO],
  ['takes nothing of benefits alone, however much is left', exactly(500_00), YES, ZERO],
  ['takes nothing of benefits alone where the surplus is not known', UNKNOWN_BALANCE, YES, ZERO],
  ['may take nothing where benefits may be all there is', exactly(500_00), YES_OR_NO, between(0, 500_00)],
  ['may take nothing or any sum of a surplus that is not known', UNKNOWN_BALANCE, NO, between(0, Infinity)],
])('bankruptcy %s', (_, left, isOnlyBenefits, expected) => {
  expect(payment(left, isOnlyBenefits)).toEqual(expected);
});

it('bankruptcy takes payments for the months of the limit, perhaps for none where there may be no payment', () => {
  const months = limits.span('IPA_MONTHS');
  expect(incomePaymentMonths(exactly(50_00), limits)).toEqual(months);
  expect(incomePaymentMonths(between(0, 50_00), limits)).toEqual(between(0, months.high));
  expect(incomePaymentMonths(ZERO, limits)).toEqual(ZERO);
});
