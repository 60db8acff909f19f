import type { DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { afterSaving, mergedWith, NO_DEBTS } from './listed.ts';

const card = listedDebt();
const loan = listedDebt({
  id: 'd2',
  initialCreditorName: 'Fenland Finance',
  currentBalance: 0.1,
  regularPaymentAmount: 0.2,
});
const list: DebtsResponse = {
  ...NO_DEBTS,
  debts: [card, loan],
  totalDebtsValue: 4212.1,
  monthlyRepaymentsValue: 105.2,
  repaymentsUnder: 'can go on',
  possibleDuplicates: [{ debtIds: ['d1', 'd2'], reason: 'same reference' }],
};

describe('the list after a save', () => {
  it('has a new debt at its end, with the totals of all (DE-005)', () => {
    const after = afterSaving(
      list,
      listedDebt({ id: 'd3', currentBalance: 0.2, regularPaymentAmount: null }),
    );
    expect(after.debts.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3']);
    expect(after).toMatchObject({
      totalDebtsValue: 4212.3,
      monthlyRepaymentsValue: 105.2,
      repaymentsUnder: 'can go on',
    });
  });

  it('has a changed debt in its place, and the others untouched', () => {
    const after = afterSaving(list, { ...card, currentBalance: 100 });
    expect(after.debts.map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(after.totalDebtsValue).toBe(100.1);
    expect(after.debts[1]).toBe(loan);
  });

  it('counts of each what is left by a plan, and beside it what the list says (DN-847, DN-848)', () => {
    const byPlan = { left: 4000, since: 'payments', listedOn: null, listedBy: 'you' } as const;
    const after = afterSaving({ ...list, debts: [{ ...card, byPlan }, loan] }, loan);
    expect(after).toMatchObject({ totalDebtsValue: 4000.1, listedDebtsValue: 4212.1 });
    // What is typed now counts from now on: the server has no word of a plan since.
    expect(afterSaving(after, { ...card, currentBalance: 3900 })).toMatchObject({
      totalDebtsValue: 3900.1,
      listedDebtsValue: 3900.1,
    });
  });

  it('has a deleted debt no more, nor what it may have been twice (DE-005)', () => {
    const after = afterSaving(list, { ...card, isDeleted: true });
    expect(after.debts).toEqual([loan]);
    expect(after.totalDebtsValue).toBe(0.1);
    expect(after.possibleDuplicates).toEqual([]);
  });

  it('counts an estimate only where the balance is missing (DE-003)', () => {
    const after = afterSaving(NO_DEBTS, listedDebt({ currentBalance: null, estimatedBalance: 50 }));
    expect(after.totalDebtsValue).toBe(50);
  });

  it('settles the flags of a new debt once others have theirs (DE-029, DE-030)', () => {
    const asked = { ...card, hasLegalAction: true, isSecured: false, hasAttachmentOfEarnings: false };
    const after = afterSaving({ ...list, debts: [asked] }, loan);
    expect(after.debts[1]).toMatchObject({
      hasLegalAction: false,
      isSecured: false,
      hasAttachmentOfEarnings: false,
    });
    expect(after.legalQuestionsCompleted).toBe(true);
  });
});

it('keeps the very objects of debts that are the same when the list is read again', () => {
  const [first, second] = mergedWith([card, loan], [{ ...card }, { ...loan, isJoint: true }]);
  expect(first).toBe(card);
  expect(second).not.toBe(loan);
});
