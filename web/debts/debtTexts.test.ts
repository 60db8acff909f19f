import { describe, expect, it } from 'vitest';
import { listedDebt } from '../testing/debts.ts';
import { balanceText, kindText, paymentText } from './debtTexts.ts';

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
