import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import { anyLife } from '../../testing/anyLife.ts';
import { debtOf, homeOf, TODAY } from '../../testing/cases.ts';
import { assess } from '../../testing/inForce.ts';

const TAKES: ReadonlySet<string | undefined> = new Set(['IVA', 'PTD', 'BKY', 'SEQ']);

/** Lives with more saved, more owed and more left each month than most, some with a home, so that insolvencies are chosen. */
const richLife: fc.Arbitrary<Case> = fc
  .record({
    life: anyLife,
    savings: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000_00 })),
    debts: fc.array(
      fc.integer({ min: 1_000_00, max: 40_000_00 }).map(balance => debtOf(1, balance)),
      { minLength: 2, maxLength: 3 },
    ),
    equity: fc.option(fc.integer({ min: -10_000_00, max: 60_000_00 }), { nil: null }),
  })
  .map(({ life, savings, debts, equity }) => ({
    ...life,
    savings,
    debts,
    savingsFromDisabilityBenefits: 0,
    earlier: [],
    home: equity === null ? life.home : homeOf(200_000_00, 200_000_00 - equity),
  }));

it('recommends no insolvency that takes what could settle half of the debts, or that another would beat by far, and says where one would cost less (SA-142 to SA-145)', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(richLife, life => {
      const { verdict, recommended, results, gates } = assess(life, TODAY);
      const name = recommended?.product.shortName;
      if (verdict !== 'RECOMMENDED' || !TAKES.has(name) || name === undefined) return;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const owed = life.debts.reduce((sum, { debt }) => sum + (debt.currentBalance ?? 0), 0);
      expect((life.savings ?? 0) * 2).toBeLessThan(owed);
      const { total, writtenOff } = recommended?.payment ?? {};
      if (total === undefined || writtenOff === undefined) throw new Error(`${name} has no payment.`);
      if (name === 'BKY' || name === 'SEQ') {
        expect(owed).toBeGreaterThanOrEqual(10_000_00);
        expect(total.low).toBeGreaterThanOrEqual(life.savings ?? 0);
        // What is taken and what is written off never come to more than was owed, but for the fee.
        expect(writtenOff.high + (life.savings ?? 0)).toBeLessThanOrEqual(owed);
        return;
      }
      const other = results.find(({ product }) => ['BKY', 'SEQ'].includes(product.shortName));
      const isTouched = life.work.isDirector === true || life.work.isRegulated === true;
      if (other === undefined || other.isHomeAtRisk || other.eligibility === 'INELIGIBLE') return;
      const isCheaper = (other.payment?.total.low ?? 0) <= total.high * 0.75;
      const isSmall = recommended?.reasons.some(
        ({ rule, adviserConfirms }) =>
          adviserConfirms && rule.criterion.code === `${name}_DIVIDEND_COMFORTABLE`,
      );
      if (isSmall && !isTouched) expect(isCheaper).toBe(false);
      if (!isTouched) expect(other.payment?.total.low).toBeGreaterThan(total.high / 2);
      const beside = gates
        .flatMap(({ findings }) => findings)
        .some(({ code }) => code === 'BANKRUPTCY_TAKES');
      expect(beside).toBe(isCheaper);
    }),
    { numRuns: 4000 },
  );
  expect([...seen.keys()].sort()).toEqual(['BKY', 'IVA', 'PTD', 'SEQ']);
});
