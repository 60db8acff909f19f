import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case, CaseDebt } from '../case/case.ts';
import { anyLife } from '../testing/anyLife.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess, recordOf } from '../testing/inForce.ts';

const doubts = [{ isDisputed: true }, { isVeryOld: true }] as const;
const judged = (facts: Case) => {
  const { verdict, forAdviser, recommended } = assess(facts, TODAY);
  return { verdict, forAdviser, recommended: recommended?.product.shortName };
};
const owing = (...debts: readonly CaseDebt[]) => tenant({ debts });

describe.each(doubts)('a debt that may not be owed: %o (SA-140)', doubt => {
  const inDoubt = (balance: number) => debtOf(4, balance, doubt);

  it('stops the advice where it decides about a limit', () => {
    expect(judged(owing(debtOf(1, 20_000_00), inDoubt(30_000_00))).recommended).toBe('DRO');
    const over = judged(owing(debtOf(1, 20_000_00), inDoubt(30_000_01)));
    expect(over).toEqual({ verdict: 'ASK_ADVISER', forAdviser: ['DEBTS_NOT_SETTLED'], recommended: 'DAP' });
  });

  it('stops it where nothing else is owed', () => {
    const all = judged(owing(inDoubt(30_000_00), inDoubt(26_000_00)));
    expect(all).toEqual({ verdict: 'ASK_ADVISER', forAdviser: ['DEBTS_NOT_SETTLED'], recommended: 'DAP' });
  });

  it('says what else is open besides', () => {
    const facts = { ...owing(debtOf(1, 20_000_00), inDoubt(30_000_01)), vehicles: null };
    expect(judged(facts).forAdviser).toEqual(['DEBTS_NOT_SETTLED', 'ORDER_NOT_SETTLED']);
    const sure = owing(debtOf(1, 20_000_00), debtOf(4, 10_000_00));
    expect(judged({ ...sure, vehicles: null }).forAdviser).toEqual(['ORDER_NOT_SETTLED']);
  });

  it('stops it where what would be paid on it decides between an IVA and bankruptcy', () => {
    // £150 a month for an IVA is no better than bankruptcy for anybody, and £151 is: SA-004.
    const left = (debt: CaseDebt) => tenant({ left: 151_00, debts: [debtOf(1, 26_000_00), debt] });
    expect(judged(left(debtOf(24, 500_00))).recommended).toBe('BKY');
    expect(judged(tenant({ left: 151_00, debts: [debtOf(1, 26_000_00), debtOf(4, 1_00)] })).recommended).toBe(
      'IVA',
    );
    // Power, for council tax is never too old.
    expect(judged(left(debtOf(25, 500_00, doubt))).forAdviser).toContain('DEBTS_NOT_SETTLED');
  });

  it('is never surely written off, and is named with why', () => {
    const debt = inDoubt(5_000_00);
    const { results, groups } = recordOf(owing(debtOf(1, 15_000_00), debt), TODAY);
    expect(groups.recommended).toBe('DRO');
    const order = results.find(({ shortName }) => shortName === 'DRO');
    expect(order?.payment?.writtenOff).toEqual({ low: 15_000_00, high: 20_000_00 });
    expect(order?.stays).toEqual([{ debtId: debt.debt.id, why: debt.isVeryOld ? 'very old' : 'disputed' }]);
  });
});

it('leaves the advice as it is, or to an adviser, when a debt that may not be owed turns out not to be (SA-140)', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyLife, fc.constantFrom(...doubts), fc.boolean(), (life, doubt, isTax) => {
      const [first, ...others] = life.debts;
      if (first === undefined) return;
      // Council tax never is too old.
      const inDoubt =
        isTax && 'isDisputed' in doubt
          ? debtOf(24, first.debt.currentBalance, doubt)
          : { ...first, ...doubt };
      const told = judged({ ...life, debts: [inDoubt, ...others] });
      if (told.verdict !== 'RECOMMENDED') return;
      compared += 1;
      for (const settled of [others, [{ ...inDoubt, isDisputed: false, isVeryOld: false }, ...others]]) {
        const { verdict, recommended } = judged({ ...life, debts: settled });
        if (verdict === 'RECOMMENDED') expect(recommended).toBe(told.recommended);
      }
    }),
    { numRuns: 1500 },
  );
  expect(compared).toBeGreaterThan(50);
});
