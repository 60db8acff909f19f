import { describe, expect, it } from 'vitest';
import type { Case, IncomeOwner } from '../../case/case.ts';
import { figuresOf } from '../../figures/figures.ts';
import { budgetOf, debtOf, lineOf, TODAY, tenant } from '../../testing/cases.ts';
import { assess, limitsOn } from '../../testing/inForce.ts';

type Couple = {
  readonly wouldPay: boolean | null;
  readonly areJoint?: readonly [boolean | null, boolean | null];
  readonly left?: number;
  readonly owed?: number;
};
/** £1,000 of one's own and £1,000 of a partner, of which so much is left. */
const couple = ({ wouldPay, areJoint = [false, false], left = 150_00, owed = 20_000_00 }: Couple): Case =>
  tenant({
    household: { adults: 2, children: 0 },
    partner: { sharesBudget: true, wouldPay, wantsAdvice: null },
    statement: budgetOf([
      lineOf(1001, 1_000_00),
      lineOf(1002, 1_000_00),
      lineOf(2001, 900_00),
      lineOf(3011, 1_100_00 - left),
    ]),
    debts: [
      debtOf(1, owed - 1_000_00, { debt: { isJoint: areJoint[0] } }),
      debtOf(4, 1_000_00, { debt: { isJoint: areJoint[1] } }),
    ],
  });
const leftOf = (facts: Case) => figuresOf(facts, 'england', limitsOn('england', TODAY), TODAY).budget.left;
const told = (facts: Case) => {
  const { verdict, recommended, results, gates } = assess(facts, TODAY);
  return {
    verdict,
    recommended: recommended?.product.shortName,
    dro: results.find(({ product }) => product.shortName === 'DRO'),
    gate: gates.find(({ code }) => code === 'WHOSE_MONEY'),
  };
};

describe('whose surplus pays the debts (SA-013)', () => {
  it.each<[string, Couple, number, number]>([
    ['the joint one where the partner would pay', { wouldPay: true }, 150_00, 150_00],
    ['the joint one where all debts are shared', { wouldPay: null, areJoint: [true, true] }, 150_00, 150_00],
    ['the own one where the partner would not and no debt is shared', { wouldPay: false }, 75_00, 75_00],
    ['either while nobody asked', { wouldPay: null }, 75_00, 150_00],
    [
      'either where a debt is shared and the partner would not',
      { wouldPay: false, areJoint: [true, false] },
      75_00,
      150_00,
    ],
    [
      'either where nobody knows if they are shared',
      { wouldPay: false, areJoint: [null, false] },
      75_00,
      150_00,
    ],
  ])('is %s', (_, facts, low, high) => {
    expect(leftOf(couple(facts))).toEqual({ low, high });
  });

  it('goes by whose each income is, and half of what both get', () => {
    const of = (whose: IncomeOwner | null) => {
      const facts = couple({ wouldPay: false });
      const [wages, ...rest] = facts.statement.lines;
      if (wages === undefined) throw new Error('No line');
      return leftOf({ ...facts, statement: budgetOf([{ ...wages, whose }, ...rest]) }).low;
    };
    expect([of(null), of('own'), of('both'), of('partner')]).toEqual([75_00, 75_00, 37_50, 0]);
  });

  it('is all of it where no income is a partner’s', () => {
    expect(
      leftOf(tenant({ left: 40_00, partner: { sharesBudget: true, wouldPay: false, wantsAdvice: null } })),
    ).toEqual({
      low: 40_00,
      high: 40_00,
    });
  });
});

describe('a couple with debts of one (SA-013)', () => {
  it('gets a debt relief order by the own surplus, to the penny', () => {
    expect(told(couple({ wouldPay: false }))).toMatchObject({
      recommended: 'DRO',
      gate: { effect: 'applied' },
    });
    expect(told(couple({ wouldPay: false, left: 150_01 })).recommended).toBe('DRO');
    expect(told(couple({ wouldPay: false, left: 150_02 })).recommended).toBe('DAP');
    expect(told(couple({ wouldPay: true })).recommended).not.toBe('DRO');
    expect(told(couple({ wouldPay: true })).gate).toBeUndefined();
  });

  it('has it confirmed by an adviser where it decides whose money pays', () => {
    const { dro, gate } = told(couple({ wouldPay: null }));
    expect(dro).toMatchObject({ eligibility: 'ELIGIBLE', adviserConfirms: true });
    const reason = dro?.reasons.find(({ rule }) => rule.criterion.code === 'DRO_SURPLUS_MAX');
    expect(reason).toMatchObject({
      outcome: 'met',
      adviserConfirms: true,
      figure: { low: 75_00, high: 150_00 },
    });
    expect(gate?.solutions).toContain('DRO');
  });

  it('is clear where both lead to the same', () => {
    expect(told(couple({ wouldPay: null, left: 60_00 })).recommended).toBe('DRO');
    expect(told(couple({ wouldPay: null, left: 400_00, owed: 6_000_00 })).recommended).toBe('DMP');
  });

  it('is left to an adviser where the order of preference hangs on it', () => {
    expect(told(couple({ wouldPay: null, left: 100_00, owed: 3_000_00 }))).toMatchObject({
      verdict: 'ASK_ADVISER',
      gate: { effect: 'decided' },
    });
  });
});

describe('benefits for a disability in a shared budget (SA-147)', () => {
  /** £1,000 of one's own, so much from elsewhere, and so much spent; the partner would not pay. */
  const withBenefit = (spent: number, ...income: readonly [number, number, IncomeOwner][]): Case => ({
    ...couple({ wouldPay: false }),
    statement: budgetOf([
      lineOf(1001, 1_000_00),
      ...income.map(([typeId, sum, whose]) => ({ ...lineOf(typeId, sum), whose })),
      lineOf(2001, 600_00),
      lineOf(3011, spent - 600_00),
    ]),
  });
  const PIP = 1018;
  const without = (facts: Case) =>
    figuresOf(facts, 'england', limitsOn('england', TODAY), TODAY).budget.leftWithoutDisabilityBenefits;

  it('pays no bill where it is the partner’s, so the own wage bears all that goes out, to the penny', () => {
    expect(without(withBenefit(925_00, [PIP, 400_00, 'partner']))).toEqual({ low: 75_00, high: 75_00 });
    expect(told(withBenefit(925_00, [PIP, 400_00, 'partner']))).toMatchObject({
      recommended: 'DRO',
      dro: { adviserConfirms: true },
    });
    const above = told(withBenefit(924_99, [PIP, 400_00, 'partner']));
    expect(above.dro?.eligibility).toBe('INELIGIBLE');
  });

  it('counts neither as income nor in the share of what goes out where it is the person’s own', () => {
    const of = (spent: number) => withBenefit(spent, [PIP, 400_00, 'own'], [1002, 1_000_00, 'partner']);
    expect(without(of(1_850_00))).toEqual({ low: 75_00, high: 75_00 });
    expect(told(of(1_850_00)).recommended).toBe('DRO');
    expect(told(of(1_849_98)).dro?.eligibility).toBe('INELIGIBLE');
  });

  it('leaves a shortfall without it where there is one with it', () => {
    expect(without(withBenefit(1_500_00, [PIP, 400_00, 'partner'])).high).toBeLessThan(0);
    expect(told(withBenefit(1_500_00, [PIP, 400_00, 'partner'])).recommended).toBe('DRO');
  });

  it('never leads from a free write-off to an insolvency that costs', () => {
    for (const nation of ['england', 'wales', 'northern-ireland', 'scotland'] as const) {
      const facts = { ...withBenefit(1_250_00, [PIP, 400_00, 'partner']), nation };
      expect(['DRO', 'DAP']).toContain(told(facts).recommended);
    }
  });
});
