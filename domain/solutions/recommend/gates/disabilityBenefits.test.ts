import { describe, expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import { budgetOf, debtOf, homeOf, lineOf, linesWith, TODAY, tenant } from '../../testing/cases.ts';
import { assess } from '../../testing/inForce.ts';

/** So much is left without, and so much comes in as a benefit for a disability. */
const person = (without: number, benefit: number, changes: Partial<Case> = {}): Case =>
  tenant({
    ...changes,
    statement: budgetOf([
      ...linesWith(without, undefined, changes.home?.tenure),
      ...(benefit > 0 ? [lineOf(1018, benefit)] : []),
    ]),
  });
const told = (facts: Case) => {
  const { verdict, forAdviser, recommended, gates, results } = assess(facts, TODAY);
  return {
    verdict,
    forAdviser,
    recommended: recommended?.product.shortName,
    gate: gates.find(({ code }) => code === 'DISABILITY_BENEFITS'),
    of: (name: string) => results.find(({ product }) => product.shortName === name),
  };
};

describe('benefits for a disability (SA-011)', () => {
  it('neither refuse a debt relief order nor pay an IVA, nor does their back-payment', () => {
    const facts = person(0, 200_00, { savings: 5_000_00, savingsFromDisabilityBenefits: 4_000_00 });
    const { verdict, recommended, gate, of } = told(facts);
    expect([verdict, recommended]).toEqual(['RECOMMENDED', 'DRO']);
    expect(of('IVA')?.eligibility).toBe('CANNOT_SAY');
    expect(gate).toMatchObject({ effect: 'applied' });
    expect(gate?.solutions).toEqual(expect.arrayContaining(['DRO', 'IVA', 'DMP']));
    expect(gate?.findings.map(({ code }) => code)).toEqual([
      'AVAILABLE_WITHOUT_DISABILITY_BENEFITS',
      'SAVINGS_FROM_DISABILITY_BENEFITS',
    ]);
  });

  it('pay no plan alone: an adviser looks for another way', () => {
    const home = homeOf(100_000_00, 95_000_00);
    expect(told(person(0, 400_00, { home }))).toMatchObject({
      verdict: 'ASK_ADVISER',
      forAdviser: ['RESTS_ON_DISABILITY_BENEFITS'],
      recommended: 'DAP',
      gate: { effect: 'decided' },
    });
    expect(told(person(0, 200_00, { home })).forAdviser).toEqual(['RESTS_ON_DISABILITY_BENEFITS']);
    // The same sums from work pay a plan and an IVA.
    expect(told(person(400_00, 0, { home })).recommended).toBe('DMP');
    const withShare = homeOf(100_000_00, 94_000_00);
    expect(told(person(200_00, 0, { home: withShare })).recommended).toBe('IVA');
  });

  it('pay no plan, and so leave to an adviser what would cost more and is an adviser’s to weigh besides', () => {
    const facts = { debts: [debtOf(1, 20_000_00)], savings: 10_000_00, savingsFromDisabilityBenefits: 0 };
    expect(told(person(0, 200_00, facts)).forAdviser).toEqual(['RESTS_ON_DISABILITY_BENEFITS']);
    expect(told(person(0, 0, facts)).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
  });

  it('do not make a plan quick: the order goes by what is left without them', () => {
    const debts = [debtOf(1, 1_160_00), debtOf(4, 1_000_00)];
    expect(told(person(60_00, 100_00, { debts })).recommended).toBe('DMP');
    const slow = [debtOf(1, 1_160_01), debtOf(4, 1_000_00)];
    expect(told(person(60_00, 100_00, { debts: slow })).recommended).toBe('DRO');
  });

  it('change nothing where there are none', () => {
    expect(told(person(60_00, 0)).gate).toBeUndefined();
  });
});
