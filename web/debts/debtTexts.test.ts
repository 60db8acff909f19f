import { describe, expect, it } from 'vitest';
import { listedDebt } from '../testing/debts.ts';
import { balanceText, foundTexts, kindText, listedText, namesOfTwo, paymentText } from './debtTexts.ts';

describe('the sums of a debt', () => {
  it('are whole pounds with thousands apart', () => {
    expect(balanceText(listedDebt({ currentBalance: 12674.4 }))).toBe('£12,674');
    expect(paymentText(listedDebt({ regularPaymentAmount: 105 }))).toBe('£105 a month');
  });

  it('show the estimate while the balance is missing, and that it is one (DE-003)', () => {
    expect(balanceText(listedDebt({ currentBalance: null, estimatedBalance: 900 }))).toBe('About £900');
    expect(balanceText(listedDebt({ currentBalance: 800, estimatedBalance: 900 }))).toBe('£800');
  });

  it('say when they are not known', () => {
    expect(balanceText(listedDebt({ currentBalance: null }))).toBe('Sum not known');
    expect(paymentText(listedDebt({ regularPaymentAmount: null }))).toBe('Payment not known');
  });
});

it('names the kind, and that a debt is shared', () => {
  expect(kindText(listedDebt())).toBe('Credit card');
  expect(kindText(listedDebt({ isJoint: true }))).toBe('Credit card, joint');
  expect(kindText(listedDebt({ creditTypeName: null }))).toBe('Kind not known');
});

it('counts the debts listed', () => {
  expect(listedText(1)).toBe('That’s your first debt listed.');
  expect(listedText(5)).toBe('That’s 5 of your debts in one place.');
});

it.each([
  [6, 0, 'We added 6 debts', 'Check that they look right. Add any that are missing.'],
  [1, 2, 'We added 1 debt', 'We updated 2. Check that they look right. Add any that are missing.'],
  [0, 1, 'Your list is up to date', 'We updated 1 debt that you had already.'],
  [0, 0, 'We found nothing new', 'Some debts are not on a credit report. You can add them yourself.'],
])('says what a search brought: %i added, %i updated', (added, updated, heading, line) => {
  expect(foundTexts({ added, updated })).toEqual({ heading, line });
});

describe('two debts that look alike', () => {
  const one = listedDebt();
  it.each([
    ['their names', { initialCreditorName: 'Lowell' }, 'Kestrel Cards', 'Lowell'],
    [
      'their kinds',
      { creditTypeName: 'Overdraft' },
      'Kestrel Cards, credit card',
      'Kestrel Cards, overdraft',
    ],
    ['their sums', { currentBalance: 10 }, 'Kestrel Cards, £4,212', 'Kestrel Cards, £10'],
    [
      'where they come from',
      { source: 'credit report' },
      'Kestrel Cards, added by you',
      'Kestrel Cards, from your credit report',
    ],
    ['their places', {}, 'Kestrel Cards, the first', 'Kestrel Cards, the second'],
  ] as const)('are told apart by %s', (_, given, first, second) => {
    expect(namesOfTwo(one, listedDebt({ id: 'd2', ...given }))).toEqual([first, second]);
  });
});
