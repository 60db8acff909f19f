import { describe, expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import { day, debtOf, NO_CHANGES, TODAY, tenant } from '../../testing/cases.ts';
import { assess } from '../../testing/inForce.ts';

const told = (facts: Case) => {
  const { verdict, forAdviser, recommended, gates } = assess(facts, TODAY);
  const gate = gates.find(({ code }) => code === 'CHANGE_COMING');
  return { verdict, forAdviser, recommended: recommended?.product.shortName, gate };
};
const change = (changes: Partial<Case['changes']>, more: Parameters<typeof tenant>[0] = {}): Case =>
  tenant({ ...more, changes: { ...NO_CHANGES, ...changes } });
const SOON = day('2027-11-20');
const LATER = day('2027-11-21');
const PAST = day('2026-11-20');

describe('a change that is near (SA-005)', () => {
  it.each<[keyof Case['changes'], string]>([
    ['betterIncome', 'MORE_MONEY_SOON'],
    ['worseIncome', 'LESS_MONEY_SOON'],
    ['lumpSumOn', 'LUMP_SUM_SOON'],
    ['move', 'MOVE_SOON'],
    ['newJob', 'NEW_JOB_SOON'],
  ])('%s is weighed by an adviser before a debt relief order, with the day', (kind, code) => {
    expect(told(change({ [kind]: SOON }))).toEqual({
      verdict: 'ASK_ADVISER',
      forAdviser: ['CHANGE_COMING'],
      recommended: 'DAP',
      gate: expect.objectContaining({
        effect: 'decided',
        solutions: ['IVA', 'BKY', 'DRO', 'AO'],
        findings: [expect.objectContaining({ code, limit: 12, endsOn: '2027-11-20' })],
      }),
    });
    for (const when of [LATER, PAST, 'never', null] as const) {
      expect(told(change({ [kind]: when }))).toMatchObject({ recommended: 'DRO', gate: undefined });
    }
  });

  it('is weighed before the Scottish ones too', () => {
    const { gate, forAdviser } = told(change({ newJob: SOON }, { nation: 'scotland', left: 0 }));
    expect(forAdviser).toEqual(['CHANGE_COMING']);
    expect(gate?.solutions.toSorted()).toEqual(['DAS', 'MAP', 'PTD', 'SEQ']);
  });

  it('is said, but does not stop what can be left at any time', () => {
    const quick = { left: 200_00, debts: [debtOf(1, 4_000_00), debtOf(4, 1_000_00)] };
    expect(told(change({ newJob: SOON }, quick))).toMatchObject({
      verdict: 'RECOMMENDED',
      recommended: 'DMP',
      gate: { effect: 'applied' },
    });
  });
});

it('weighs a lump sum of a tenth of the debts first, and no smaller one (SA-005)', () => {
  expect(told(change({ lumpSum: 2_000_00 }))).toMatchObject({
    forAdviser: ['CHANGE_COMING'],
    gate: { findings: [{ code: 'LUMP_SUM_NOW', figure: { low: 10, high: 10 } }] },
  });
  expect(told(change({ lumpSum: 1_999_99 })).recommended).toBe('DRO');
  expect(told(change({ lumpSum: null })).recommended).toBe('DRO');
});

it('tells who could repay from savings before anything else (SA-009)', () => {
  expect(told(tenant({ savings: 20_000_00 })).forAdviser).toEqual(['SAVINGS_COVER_DEBTS']);
  expect(told(tenant({ savings: 19_999_99 })).forAdviser).not.toContain('SAVINGS_COVER_DEBTS');
  expect(told(tenant({ savings: null })).forAdviser).not.toContain('SAVINGS_COVER_DEBTS');
  // What a benefit for a disability paid back is not meant for debts.
  const kept = tenant({ savings: 20_000_00, savingsFromDisabilityBenefits: 1 });
  expect(told(kept).forAdviser).not.toContain('SAVINGS_COVER_DEBTS');
});
