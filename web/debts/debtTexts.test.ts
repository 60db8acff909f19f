import type { Debt } from '@towpath/contracts/api/debts.ts';
import { describe, expect, it } from 'vitest';
import { listedDebt } from '../testing/debts.ts';
import { balanceText, byPlanText, kindText, paymentText } from './debtTexts.ts';

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

describe('a debt of which a plan was told since the list said its sum', () => {
  const byPlan = { left: 900, since: 'payments', listedOn: '2026-05-03', listedBy: 'you' } as const;

  it('shows what is left, and says what the list says and why it is another sum now (DN-848)', () => {
    const paid = listedDebt({ currentBalance: 1200, byPlan });
    expect(balanceText(paid)).toBe('£900');
    expect(byPlanText(paid)).toBe(
      'You told us £1,200 on 3 May 2026; £900 is left by what you have paid in your plan.',
    );
    const estimated = { currentBalance: null, estimatedBalance: 1200 };
    expect(balanceText(listedDebt({ ...estimated, byPlan }))).toBe('£900');
    expect(byPlanText(listedDebt({ ...estimated, byPlan: { ...byPlan, left: 900.5 } }))).toBe(
      'You told us about £1,200 on 3 May 2026; £900.50 is left by what you have paid in your plan.',
    );
    expect(byPlanText(listedDebt({ currentBalance: 1200 }))).toBeNull();
  });

  it('says whose word the list is, and what was told of it (DN-848)', () => {
    const says = (more: Partial<NonNullable<Debt['byPlan']>>, currentBalance: number | null = 1200) =>
      byPlanText(listedDebt({ currentBalance, byPlan: { ...byPlan, ...more } }));
    expect(says({ listedBy: 'credit report', since: 'written off', left: 0 })).toBe(
      'Your credit report said £1,200 on 3 May 2026; it is written off, as you told us in your plan.',
    );
    expect(says({ listedBy: 'one of us', listedOn: null, since: 'another sum', left: 1300 })).toBe(
      'We noted £1,200 with you; £1,300 is owed by what you told us in your plan.',
    );
    expect(says({ since: 'another sum' }, null)).toBe(
      'Your list has no sum; £900 is owed by what you told us in your plan.',
    );
  });
});

it('names the kind, and that a debt is shared', () => {
  expect(kindText(listedDebt())).toBe('Credit card');
  expect(kindText(listedDebt({ isJoint: true }))).toBe('Credit card, joint');
  expect(kindText(listedDebt({ creditTypeName: null }))).toBe('Kind not known');
});
