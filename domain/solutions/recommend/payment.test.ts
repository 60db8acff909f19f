import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { ruleOf } from '../criteria/judge.ts';
import type { Payment } from '../solution/payment.ts';
import type { ShortName } from '../solution/products.ts';
import { anyCase } from '../testing/anyCase.ts';
import { budgetOf, day, debtOf, homeOf, lineOf, NO_CHANGES, TODAY, tenant } from '../testing/cases.ts';
import { assess, limitsOn } from '../testing/inForce.ts';
import { SOLUTIONS } from './solutions.ts';

const payment = (facts: Case, shortName: ShortName, on = TODAY): Payment | null | undefined =>
  assess(facts, on).results.find(({ product }) => product.shortName === shortName)?.payment;
const exactly = (value: number) => ({ low: value, high: value });
const owing = (sum: number) => [debtOf(1, sum - 100_00), debtOf(4, 100_00)];

describe('an IVA', () => {
  it('comes to 60 payments, with fees of about a quarter, and writes off the rest', () => {
    expect(payment(tenant({ left: 300_00, debts: owing(31_000_00) }), 'IVA')).toEqual({
      monthly: exactly(300_00),
      months: exactly(60),
      total: exactly(18_000_00),
      fees: exactly(4_590_00),
      writtenOff: exactly(17_590_00),
      monthsToDebtFree: exactly(60),
    });
  });

  it('has fees of £3,600 at least, and none where it is closed because they would take too much', () => {
    expect(payment(tenant({ left: 130_00, debts: owing(20_000_00) }), 'IVA')?.fees).toEqual(
      exactly(3_600_00),
    );
    expect(payment(tenant({ left: 100_00, debts: owing(20_000_00) }), 'IVA')).toBeNull();
  });

  it.each([
    // 85 % of £200,000 is £170,000.
    ['2026-11-21', homeOf(200_000_00, 160_000_01), 60, 60],
    ['2026-11-21', homeOf(200_000_00, 160_000_00), 72, 72],
    ['2026-11-21', homeOf(200_000_00, 150_000_00, 50), 72, 72],
    ['2026-11-21', homeOf(200_000_00, 150_000_02, 50), 60, 60],
    ['2026-11-21', homeOf(null, 150_000_00), 60, 72],
    ['2025-06-30', homeOf(200_000_00, 165_000_01), 60, 60],
    ['2025-06-30', homeOf(200_000_00, 165_000_00), 72, 72],
    ['2025-07-01', homeOf(200_000_00, 165_000_00), 60, 60],
  ])('goes on for a year more with a share of a home: on %s, %o from %i to %i', (on, home, low, high) => {
    const debts = owing(90_000_00);
    expect(payment(tenant({ left: 300_00, debts, home }), 'IVA', day(on))?.months).toEqual({ low, high });
  });

  it('leaves the term open in Northern Ireland for a home owner: no source names the test', () => {
    const facts = tenant({
      nation: 'northern-ireland',
      left: 300_00,
      debts: owing(90_000_00),
      home: homeOf(90_000_00, 1),
    });
    expect(payment({ ...facts, home: homeOf(90_000_00, 80_000_00) }, 'IVA')?.months).toEqual({
      low: 60,
      high: 72,
    });
  });
});

it('the minimal asset process sets free after its months of the table, in Scotland', () => {
  const months = limitsOn('scotland', TODAY).span('MAP_DISCHARGE');
  expect(months.low).toBeGreaterThan(0);
  expect(payment(tenant({ nation: 'scotland', left: 0 }), 'MAP')?.monthsToDebtFree).toEqual(months);
});

it.each([
  ['DRO_REPEAT_YEARS', 6 * 12],
  ['DRO_RESIDENCE_YEARS', 3 * 12],
  ['CHANGE_MONTHS', limitsOn('england', TODAY).row('CHANGE_MONTHS')?.value],
] as const)('a limit in years is judged in months: %s', (limit, months) => {
  const criterion = SOLUTIONS.DRO.criteria.find(one => one.limit === limit);
  expect(criterion && ruleOf(criterion, limitsOn('england', TODAY)).limit).toBe(months);
});

describe('the sum that can be paid', () => {
  const available = (facts: Case) => assess(facts, TODAY).figures?.available;
  const saving = (wished: number, left: number) => {
    const facts = tenant({ left });
    const lines = [...facts.statement.lines, lineOf(3031, wished)];
    return { ...facts, statement: { ...facts.statement, lines } };
  };

  it.each([
    [100_99, 100_00],
    [0, 0],
    [-50_00, 0],
  ])('is whole pounds, down, and never less than nothing: %i pence left, %i', (left, sum) => {
    expect(available(tenant({ left }))).toEqual(exactly(sum));
  });

  it.each([
    ['a wish within both limits', 5_00, 150_00, 145_00],
    ['at most a tenth of what is left', 18_00, 150_00, 135_00],
    ['at most £20', 50_00, 400_00, 380_00],
    ['nothing from a shortfall', 20_00, -10_00, 0],
  ])('leaves what the person puts by: %s', (_, wished, left, sum) => {
    expect(available(saving(wished, left))).toEqual(exactly(sum));
  });

  it.each([
    ['over 24 months, in whole pounds, up', {}, 100_01, 94_00],
    ['as agreed', { agreedPayment: 10_00 }, 100_01, 90_00],
    ['nothing where it is taken from a benefit', { debt: { inReceiptOfBenefit: true } }, 100_01, 100_00],
    ['nothing where it is taken from wages', { debt: { hasAttachmentOfEarnings: true } }, 100_01, 100_00],
  ])('pays what is late on debts that come first: %s', (_, more, late, sum) => {
    expect(
      available(tenant({ left: 100_99, debts: [debtOf(1, 900_00), debtOf(35, late + 20_00, more)] })),
    ).toEqual(exactly(sum));
  });

  it('does not pay a priority debt beside the plan that takes it in', () => {
    const debts = [debtOf(24, 2_400_00)];
    expect(available(tenant({ left: 100_00, debts }))).toEqual(exactly(0));
    expect(available(tenant({ nation: 'scotland', left: 100_00, debts }))).toEqual(exactly(100_00));
  });
});

describe('what the others cost', () => {
  it('a plan pays all of it back, the last month being the rest', () => {
    expect(payment(tenant({ left: 100_00, debts: owing(9_050_00) }), 'DMP')).toMatchObject({
      monthly: exactly(100_00),
      months: exactly(91),
      total: exactly(9_050_00),
      writtenOff: exactly(0),
    });
  });

  it.each([
    ['england', 680_00],
    ['northern-ireland', 683_00],
  ] as const)(
    'bankruptcy takes what is left for 36 months, and the fee of %s; its discharge comes after 12 (SA-026)',
    (nation, fee) => {
      expect(payment(tenant({ nation, left: 45_67 }), 'BKY')).toMatchObject({
        monthly: exactly(45_00),
        months: exactly(36),
        total: exactly(1_620_00 + fee),
        fees: exactly(fee),
        monthsToDebtFree: exactly(12),
      });
      expect(payment(tenant({ nation, left: 20_00 }), 'BKY')).toMatchObject({
        monthly: exactly(0),
        total: exactly(fee),
        monthsToDebtFree: exactly(12),
      });
    },
  );

  it('what would be sold counts as paid, and is not written off (SA-142)', () => {
    const facts = tenant({ left: 0, savings: 4_000_00 });
    expect(payment(facts, 'BKY')).toMatchObject({
      total: exactly(4_680_00),
      fees: exactly(680_00),
      writtenOff: exactly(16_000_00),
    });
    const vehicles = [{ value: 5_500_01, isNeeded: true, isAdapted: false, isOnFinance: false }];
    expect(payment(tenant({ left: 0, vehicles }), 'BKY')).toMatchObject({
      total: { low: 680_00, high: 6_180_01 },
      writtenOff: { low: 14_499_99, high: 20_000_00 },
    });
    const scottish = tenant({ nation: 'scotland', left: 300_00, savings: 4_000_00 });
    expect(payment(scottish, 'SEQ')).toMatchObject({
      total: exactly(17_590_00),
      writtenOff: exactly(2_560_00),
    });
    // Its fees are held against the payments alone.
    expect(payment(scottish, 'PTD')).toMatchObject({
      total: exactly(17_440_00),
      fees: { low: 4_000_00, high: 6_500_00 },
      writtenOff: { low: 20_000_00 - 13_440_00, high: 20_000_00 - 10_940_00 },
    });
    expect(assess(scottish, TODAY).figures?.trustDeed.dividend).toEqual(
      assess({ ...scottish, savings: 0 }, TODAY).figures?.trustDeed.dividend,
    );
  });

  it('a debt relief order has had no fee since 6 April 2024', () => {
    expect(payment(tenant(), 'DRO', day('2024-04-05'))).toMatchObject({ fees: exactly(90_00) });
    expect(payment(tenant(), 'DRO', day('2024-04-06'))).toMatchObject({
      fees: exactly(0),
      writtenOff: exactly(20_000_00),
      monthsToDebtFree: exactly(12),
    });
  });

  it('a debt relief order in Northern Ireland has had no fee since June 2024', () => {
    const facts = tenant({ nation: 'northern-ireland' });
    expect(payment(facts, 'DRO', day('2024-06-29'))).toMatchObject({ fees: exactly(90_00) });
    expect(payment(facts, 'DRO', day('2024-06-30'))).toMatchObject({ fees: exactly(0) });
  });

  it('a trust deed takes the contribution for 48 months, up to 60 with a home; sequestration for 48, with its discharge after 12 (SA-026)', () => {
    const facts = tenant({ nation: 'scotland', left: 300_00 });
    expect(payment(facts, 'PTD')).toMatchObject({
      monthly: exactly(280_00),
      total: exactly(13_440_00),
      // Fees are an estimate, and what they take is written off with the rest.
      fees: { low: 4_000_00, high: 6_500_00 },
      writtenOff: { low: 20_000_00 - 9_440_00, high: 20_000_00 - 6_940_00 },
    });
    const home = homeOf(90_000_00, 90_000_00);
    expect(payment(tenant({ nation: 'scotland', left: 300_00, home }), 'PTD')?.months).toEqual({
      low: 48,
      high: 60,
    });
    expect(payment(facts, 'SEQ')).toMatchObject({
      months: exactly(48),
      total: exactly(13_440_00 + 150_00),
      fees: exactly(150_00),
      monthsToDebtFree: exactly(12),
    });
  });

  it('a debt payment programme repays all of it, with nothing on top', () => {
    const facts = tenant({ nation: 'scotland', left: 100_00, debts: owing(9_000_00) });
    expect(payment(facts, 'DAS')).toMatchObject({
      months: exactly(90),
      total: exactly(9_000_00),
      fees: exactly(0),
    });
  });

  it('the minimal asset process may have a fee unless nothing is left of a month', () => {
    expect(payment(tenant({ nation: 'scotland', left: 0 }), 'MAP')).toMatchObject({ fees: exactly(0) });
  });

  it('an administration order adds up to a tenth for the court', () => {
    const facts = tenant({ left: 100_00, debts: [debtOf(42, 2_000_00)] });
    expect(payment(facts, 'AO')).toMatchObject({ months: exactly(22), fees: { low: 0, high: 200_00 } });
  });

  it('nothing is due to a trustee from benefits alone, and perhaps nothing beside a State Pension (SA-024)', () => {
    const onBenefits = (...extra: ReturnType<typeof lineOf>[]) =>
      tenant({
        nation: 'scotland',
        statement: budgetOf([lineOf(1011, 900_00), ...extra, lineOf(2001, 300_00), lineOf(3011, 300_00)]),
      });
    expect(payment(onBenefits(), 'SEQ')).toMatchObject({
      monthly: exactly(0),
      months: exactly(0),
      writtenOff: exactly(20_000_00),
    });
    expect(payment(onBenefits(), 'PTD')).toBeNull();
    expect(payment(onBenefits(lineOf(1031, 100_00)), 'SEQ')).toMatchObject({
      monthly: { low: 0, high: 380_00 },
      months: { low: 0, high: 48 },
    });
  });

  it('only what can be released is written off (SA-028)', () => {
    const fraud = [debtOf(1, 15_000_00, { cameFromFraud: true }), debtOf(4, 5_000_00)];
    const facts = tenant({ left: 0, debts: fraud });
    for (const shortName of ['DRO', 'BKY'] as const) {
      expect(payment(facts, shortName)).toMatchObject({ writtenOff: exactly(5_000_00) });
    }
    const scottish = { ...facts, nation: 'scotland' as const };
    for (const shortName of ['MAP', 'SEQ'] as const) {
      expect(payment(scottish, shortName)).toMatchObject({ writtenOff: exactly(5_000_00) });
    }
  });

  it('a debt payment programme above 120 months is for an adviser, and never closed by law (SA-023)', () => {
    const eligibility = (sum: number) =>
      assess(tenant({ nation: 'scotland', left: 100_00, debts: [debtOf(1, sum)] }), TODAY).results.find(
        ({ product }) => product.shortName === 'DAS',
      )?.eligibility;
    expect([eligibility(12_000_00), eligibility(12_000_01), eligibility(90_000_00)]).toEqual([
      'ELIGIBLE',
      'CANNOT_SAY',
      'CANNOT_SAY',
    ]);
  });

  it('figures that run past a lifetime are not shown (SA-025)', () => {
    const programme = (sum: number) =>
      payment(tenant({ nation: 'scotland', left: 100_00, debts: [debtOf(1, sum)] }), 'DAS');
    expect(programme(48_000_00)).toMatchObject({ months: exactly(480), monthsToDebtFree: exactly(480) });
    expect(programme(48_000_01)).toBeNull();
    const unsure = [debtOf(1, 48_000_00), debtOf(60, 100_00)];
    expect(payment(tenant({ nation: 'scotland', left: 100_00, debts: unsure }), 'DAS')).toMatchObject({
      months: { low: 480, high: Infinity },
      monthsToDebtFree: { low: 480, high: Infinity },
    });
  });

  it('token payments are a pound for each creditor and end nothing (SA-029); a lump sum ends all', () => {
    expect(payment(tenant({ left: 0 }), 'TPP')).toMatchObject({
      monthly: exactly(2_00),
      months: { low: 6, high: 12 },
    });
    const toOne = ['Made-up Bank', 'made-up bank'].map(initialCreditorName =>
      debtOf(1, 9_000_00, { debt: { initialCreditorName } }),
    );
    expect(payment(tenant({ left: 0, debts: toOne }), 'TPP')).toMatchObject({ monthly: exactly(1_00) });
    const facts = tenant({ changes: { ...NO_CHANGES, betterIncome: 'never', lumpSum: 5_000_00 } });
    expect(payment(facts, 'FFS')).toMatchObject({ total: exactly(5_000_00), writtenOff: exactly(15_000_00) });
  });
});

describe('a plan that writes the rest off (WT-154)', () => {
  it('takes something of anybody to whom it may be open, and all its sums come from what it takes', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyCase, facts => {
        const { results, figures } = assess(facts, TODAY);
        for (const { product, payment: paid } of results) {
          const { shortName } = product;
          if ((shortName !== 'IVA' && shortName !== 'PTD') || paid === null || figures === null) continue;
          const { monthly, months, total, fees, writtenOff } = paid;
          expect(monthly.low).toBeGreaterThan(0);
          expect(total.low).toBeGreaterThanOrEqual(monthly.low * months.low);
          if (![total, fees, writtenOff].every(({ low, high }) => low === high)) continue;
          seen.add(shortName);
          const { released } = figures.debts.columns[shortName];
          expect(writtenOff.low).toBe(Math.max(0, released.low - (total.low - fees.low)));
        }
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect(seen).toContain('IVA');
  });

  it('takes at least what an IVA asks for, where bills that are behind may leave less', () => {
    const late = debtOf(24, 9_000_00, { arrears: null, debt: { isInArrears: null } });
    const facts = tenant({ left: 300_00, debts: [...owing(31_000_00), debtOf(8, 4_000_00), late] });
    const floor = limitsOn('england', TODAY).span('IVA_PAYMENT_FLOOR').low;
    const { figures } = assess(facts, TODAY);
    expect(figures?.available.low).toBeLessThan(floor);
    expect(payment(facts, 'IVA')?.monthly).toEqual({ low: floor, high: figures?.available.high });
  });

  it('takes all that a trust deed can ask for, where a State Pension leaves open if anything is due', () => {
    const lines = [lineOf(1011, 900_00), lineOf(1031, 100_00), lineOf(2001, 300_00), lineOf(3011, 200_00)];
    const pensioner = tenant({ nation: 'scotland', statement: budgetOf(lines), debts: owing(40_000_00) });
    const { figures } = assess(pensioner, TODAY);
    expect(figures?.budget.scottishContribution).toEqual({ low: 0, high: 480_00 });
    expect(payment(pensioner, 'PTD')).toMatchObject({ monthly: exactly(480_00), total: exactly(23_040_00) });
  });
});
