import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { day, debtOf, NO_CHANGES, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const told = (changes: Parameters<typeof tenant>[0]) => {
  const { verdict, recommended, forAdviser, results } = assess(
    tenant({ left: 300_00, debts: [debtOf(1, 6_000_00), debtOf(4, 4_000_00)], ...changes }),
    TODAY,
  );
  const isOpen = (name?: string) =>
    results.some(({ product, eligibility }) => product.shortName === name && eligibility === 'ELIGIBLE');
  return { verdict, best: recommended?.product.shortName, forAdviser, isOpen };
};

describe('savings that could settle half of the debts (SA-151)', () => {
  it.each<[Case['nation'], string]>([
    ['england', 'DMP'],
    ['wales', 'DMP'],
    ['northern-ireland', 'DMP'],
    ['scotland', 'DAS'],
  ])('come before a plan of years in %s, to the penny', (nation, plan) => {
    expect(told({ nation, savings: 4_999_99 })).toMatchObject({ verdict: 'RECOMMENDED', best: plan });
    const half = told({ nation, savings: 5_000_00 });
    expect(half).toMatchObject({
      verdict: 'ASK_ADVISER',
      best: 'DAP',
      forAdviser: ['SAVINGS_COULD_SETTLE'],
    });
    expect(half.isOpen(plan)).toBe(true);
  });

  it('are not those from benefits for a disability', () => {
    const withBackPay = (savingsFromDisabilityBenefits: number) =>
      told({
        savings: 5_000_00,
        savingsFromDisabilityBenefits,
        confirmed: ['back pay without the benefit'],
      });
    expect(withBackPay(1).best).toBe('DMP');
    expect(withBackPay(0).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
  });

  it('stop no plan that pays all within a short time', () => {
    const owing = (balance: number) => ({ savings: balance - 1_00, debts: [debtOf(1, balance)] });
    const months = 12;
    expect(told(owing(months * 300_00))).toMatchObject({ verdict: 'RECOMMENDED', forAdviser: [] });
    expect(told(owing(months * 300_00 + 1_00)).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
  });

  it('come before waiting with token payments', () => {
    const waiting = (savings: number) =>
      told({
        left: 0,
        savings,
        changes: { ...NO_CHANGES, betterIncome: day('2027-02-21') },
      });
    expect(waiting(4_999_99).best).toBe('TPP');
    expect(waiting(5_000_00).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
  });
});
