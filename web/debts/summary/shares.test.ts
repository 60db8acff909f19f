import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { comesFirst, sharesOf } from './shares.ts';

const owing = (id: string, currentBalance: number | null) => listedDebt({ id, currentBalance });

describe('what each debt is of all that is owed', () => {
  it('is in order of size, and adds up to all of it (WT-079)', () => {
    const shares = sharesOf([owing('a', 100), owing('b', 300), owing('c', null)]);
    expect(shares.map(({ debt, owed, part }) => [debt?.id, owed, part])).toEqual([
      ['b', 300, 0.75],
      ['a', 100, 0.25],
      ['c', null, 0],
    ]);
  });

  it('joins the smallest as one beyond twelve, with their sums (WT-079)', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => owing(String(at), 100));
    expect(sharesOf(twelve).every(({ debt }) => debt !== undefined)).toBe(true);
    const shares = sharesOf([...twelve, owing('small', 10), owing('smaller', 5)]);
    expect(shares).toHaveLength(12);
    expect(shares.at(-1)).toMatchObject({ debt: undefined, owed: 115, monthly: 315 });
    expect(shares.at(-1)?.debts).toHaveLength(3);
    expect(shares.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
  });

  it('counts what is not paid now as nothing a month, and an estimate where no balance is known', () => {
    const [share] = sharesOf([
      listedDebt({ currentBalance: null, estimatedBalance: 50, isNothingPaid: true }),
    ]);
    expect(share).toMatchObject({ owed: 50, monthly: 0, part: 1 });
  });

  it('says which come first: priority debts, and those a court is at (WT-079)', () => {
    expect(comesFirst(listedDebt({ isPriority: true }))).toBe(true);
    expect(comesFirst(listedDebt({ hasLegalAction: true }))).toBe(true);
    expect(comesFirst(listedDebt())).toBe(false);
  });
});
