import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, exactly, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import type { Payment } from '../solution/payment.ts';
import { anyCase } from '../testing/anyCase.ts';
import { TODAY } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { moneyLayout, moneyOf, sayInThePound, sayMoney, sayPart } from './money.ts';

const IVA: Payment = {
  monthly: exactly(300_00),
  months: exactly(60),
  total: exactly(18_000_00),
  fees: exactly(4_590_00),
  writtenOff: exactly(25_190_00),
  monthsToDebtFree: exactly(60),
};
const drawn = (shortName: string, payment: Payment) => moneyOf({ shortName, payment });

describe('where the money goes', () => {
  it('says what reaches the people who are owed, the fees and what is written off (WT-021)', () => {
    const money = drawn('IVA', IVA);
    expect(money?.parts).toEqual([
      { kind: 'paid', sum: 13_410_00, says: 'about £13,400' },
      { kind: 'fees', sum: 4_590_00, says: 'about £4,600' },
      { kind: 'written off', sum: 25_190_00, says: 'about £25,200' },
    ]);
    expect(money && sayMoney(money)).toBe(
      'You pay £18,000 in all. To the people you owe: about £13,400. Fees, our estimate: about £4,600. Written off: about £25,200. For each £1 you owe, they get about 34p.',
    );
  });

  it('says fees that are known as they are, without a word of estimates', () => {
    const money = drawn('BKY', { ...IVA, fees: exactly(680_00), monthly: ZERO, total: exactly(680_00) });
    expect(money?.parts.map(part => `${sayPart(part)}: ${part.says}`)).toEqual([
      'Fees: £680',
      'Written off: £25,190',
    ]);
    expect(money && sayInThePound(money)).toBeNull();
  });

  it.each([
    ['nothing is paid', { ...IVA, total: ZERO, fees: ZERO }],
    ['all of it is paid back, without fees', { ...IVA, fees: ZERO, writtenOff: ZERO }],
    ['what is paid is not known', { ...IVA, total: between(0, 18_000_00) }],
    ['what is written off has no end', { ...IVA, writtenOff: UNKNOWN_AMOUNT }],
  ])('draws nothing where %s', (_, payment) => {
    expect(drawn('IVA', payment)).toBeNull();
  });

  it('draws the middle of an estimate between two ends, and says both', () => {
    const money = drawn('PTD', { ...IVA, fees: between(4_000_00, 6_500_00) });
    expect(money?.parts[1]).toEqual({ kind: 'fees', sum: 5_250_00, says: 'about £4,000 to £6,500' });
    expect(money?.inThePound).toBeNull();
  });

  it('fills the width with parts that are more than nothing, whatever the case (WT-021)', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyCase, facts => {
        for (const result of recordOf(facts, TODAY).results) {
          const money = moneyOf(result);
          if (money === null) continue;
          seen += 1;
          const placed = moneyLayout(money);
          expect(placed.length).toBeGreaterThanOrEqual(2);
          expect(placed.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 0);
          for (const { part, width } of placed) {
            expect(part.sum).toBeGreaterThan(0);
            expect(width).toBeGreaterThanOrEqual(0);
          }
          expect(sayMoney(money)).not.toMatch(/NaN|Infinity|undefined|null|-£/u);
        }
      }),
    );
    expect(seen).toBeGreaterThan(20);
  });
});
