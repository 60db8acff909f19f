import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../values/calendar-date.ts';
import { between, exactly, type Span, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { debtFreeMonth } from '../explain/debtFreeWording.ts';
import type { Payment } from '../solution/payment.ts';
import { anyCase } from '../testing/anyCase.ts';
import { TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import type { YearsPicture } from './years.ts';
import { yearsOf } from './years.ts';
import { yearsLayout } from './yearsLayout.ts';
import { sayBar, sayEnd, sayYears, yearsFacts, yearsRows } from './yearsWords.ts';

const ON = isoDate(TODAY);

function paying(monthly: Span, months: Span, monthsToDebtFree = months): Payment {
  const total = exactly(9_300_00);
  return { monthly, months, total, fees: ZERO, writtenOff: exactly(20_000_00), monthsToDebtFree };
}

type Nation = Parameters<typeof limitsOn>[0];
const drawn = (shortName: string, payment: Payment, nation: Nation = 'england') => {
  const years = yearsOf({ shortName, payment }, limitsOn(nation, TODAY), ON);
  if (years === null) throw new Error(`${shortName} has no years.`);
  return years;
};
/** Each bar in a few words: "nothing to pay 12", "register 12+". */
const bars = ({ bars: all }: YearsPicture) =>
  all.map(({ kind, least, most }) =>
    least === most ? `${kind} ${least}` : `${kind} ${least}${most === null ? '+' : ` to ${most}`}`,
  );

const ORDER = paying(ZERO, ZERO, exactly(12));
const FIVE_YEARS = paying(exactly(155_00), exactly(60));

describe('the years of a solution', () => {
  it.each([
    ['DRO', 'england', ['nothing to pay 12', 'register 15', 'credit file 72'], ORDER],
    ['DRO', 'northern-ireland', ['nothing to pay 12', 'register 12+', 'credit file 72'], ORDER],
    ['BKY', 'wales', ['nothing to pay 12', 'register 15', 'credit file 72'], ORDER],
    [
      'BKY',
      'northern-ireland',
      ['pays 36', 'register 12+', 'credit file 72'],
      paying(exactly(40_00), exactly(36), exactly(12)),
    ],
    [
      'BKY',
      'england',
      ['may pay 0 to 36', 'register 15', 'credit file 72'],
      paying(between(0, 40_00), between(0, 36), exactly(12)),
    ],
    ['IVA', 'england', ['pays 60', 'register 63', 'credit file 72'], FIVE_YEARS],
    ['IVA', 'northern-ireland', ['pays 60', 'register 60+', 'credit file 72'], FIVE_YEARS],
    ['PTD', 'scotland', ['pays 48', 'register 60+', 'credit file 72'], paying(exactly(90_00), exactly(48))],
    [
      'SEQ',
      'scotland',
      ['pays 48', 'register 60+', 'credit file 72'],
      paying(exactly(90_00), exactly(48), exactly(12)),
    ],
    [
      'MAP',
      'scotland',
      ['nothing to pay 6', 'register 18+', 'credit file 72'],
      paying(ZERO, ZERO, exactly(6)),
    ],
    ['DAS', 'scotland', ['pays 50', 'register 50', 'credit file 72'], paying(exactly(90_00), exactly(50))],
    ['AO', 'wales', ['pays 60', 'register 72', 'credit file 72'], FIVE_YEARS],
    ['DMP', 'england', ['pays 60', 'mark on credit file 72'], FIVE_YEARS],
    ['SMP', 'scotland', ['pays 60'], FIVE_YEARS],
  ] as const)('%s in %s: %j (WT-020)', (shortName, nation, expected, payment) => {
    expect(bars(drawn(shortName, payment, nation))).toEqual(expected);
  });

  it.each(['BS', 'MHBS', 'MOR', 'TPP', 'FFS', 'WO', 'DAP'])(
    '%s only gives time, or is a letter: it has none',
    name => {
      expect(yearsOf({ shortName: name, payment: FIVE_YEARS }, limitsOn('england', TODAY), ON)).toBeNull();
    },
  );

  it('has none where no payment is known, or not how long it goes on', () => {
    const limits = limitsOn('england', TODAY);
    expect(yearsOf({ shortName: 'IVA', payment: null }, limits, ON)).toBeNull();
    const open = paying(exactly(155_00), UNKNOWN_AMOUNT);
    expect(yearsOf({ shortName: 'DMP', payment: open }, limits, ON)).toBeNull();
  });

  it('says the finding and every figure in sentences (WT-020)', () => {
    expect(sayYears(drawn('DRO', ORDER))).toBe(
      'A line of years. If it starts in November 2026: You pay nothing to these debts for 12 months, until November 2027. £20,000 is cleared about November 2027. Your name is on a public register until February 2028. Your credit file is marked until November 2032.',
    );
    const agreement = paying(between(0, 40_00), between(0, 36), exactly(12));
    expect(sayYears(drawn('BKY', agreement, 'northern-ireland'))).toBe(
      'A line of years. If it starts in November 2026: You may pay each month for up to 3 years, until November 2029 at the latest. About £20,000 is cleared about November 2027. Your name is on a public register until November 2027 or later. Your credit file is marked until November 2032.',
    );
    const plan = { ...FIVE_YEARS, writtenOff: ZERO };
    expect(sayYears(drawn('DMP', plan))).toContain('£9,300 is paid back about November 2031. A mark stays');
  });

  it('has the same figures in its table, and in a few words beside others (WT-020)', () => {
    const iva = drawn('IVA', FIVE_YEARS);
    expect(yearsRows(iva)).toEqual([
      { what: 'You pay £155 a month', from: 'November 2026', until: 'November 2031' },
      { what: 'About £20,000 cleared', from: '', until: 'November 2031' },
      { what: 'Name on a public register', from: 'November 2026', until: 'February 2032' },
      { what: 'Marked on your credit file', from: 'November 2026', until: 'November 2032' },
    ]);
    expect(yearsFacts(iva)).toEqual({
      pays: '5 years',
      freeOf: 'November 2031',
      register: '5 years 3 months',
      creditFile: '6 years',
    });
    expect(yearsFacts(drawn('SMP', FIVE_YEARS))).toMatchObject({ register: null, creditFile: null });
    expect(sayEnd(iva)).toEqual({ what: 'About £20,000 cleared', when: 'about November 2031' });
  });

  it('says estimates as such, and no sum where none is known', () => {
    const withFees = { ...FIVE_YEARS, fees: exactly(4_600_00), writtenOff: exactly(14_312_34) };
    expect(sayEnd(drawn('IVA', withFees)).what).toBe('About £14,300 cleared');
    const open = { ...ORDER, writtenOff: between(0, 20_000_00) };
    expect(sayEnd(drawn('DRO', open)).what).toBe('Debts cleared');
  });
});

describe('where the years are drawn', () => {
  it('puts the sun on the end of what clears the debts, and the label where it has room (WT-020)', () => {
    const { bars: placed, end, ticks } = yearsLayout(drawn('DRO', ORDER));
    expect(placed.map(({ label }) => label)).toEqual(['after', 'after', 'inside']);
    expect(end).toBeCloseTo((placed[0]?.at ?? 0) + (placed[0]?.width ?? 0));
    expect(ticks.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031, 2032]);
  });

  it('writes over the outline of a bar without a known end', () => {
    const [, register] = yearsLayout(drawn('DRO', ORDER, 'northern-ireland')).bars;
    expect(register).toMatchObject({ label: 'after', labelAt: (register?.at ?? 0) + (register?.width ?? 0) });
    expect(register?.open).toBeGreaterThan(50);
  });

  it('stays on the picture, in order, with at most seven years named, whatever the case (WT-020)', () => {
    const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
    let seen = 0;
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...nations), (facts, nation) => {
        for (const result of recordOf({ ...facts, nation }, TODAY).results) {
          const years = yearsOf(result, limitsOn(nation, TODAY), ON);
          if (years === null || result.payment === null) continue;
          seen += 1;
          const { bars: placed, end, ticks } = yearsLayout(years);
          expect(ticks.length).toBeLessThanOrEqual(7);
          for (const { at, width, open, labelAt } of placed) {
            expect(Math.min(at, width, open, labelAt)).toBeGreaterThanOrEqual(0);
            expect(at + width + open).toBeLessThanOrEqual(98.2);
          }
          if (end !== null) expect(end).toBeLessThanOrEqual(94);
          expect(years.bars.every(bar => !/NaN|Infinity|undefined/u.test(sayBar(bar).howLong))).toBe(true);
          expect(sayYears(years)).not.toMatch(/NaN|Infinity|undefined|null/u);
          // One truth: the sun stands on the month that the figures say.
          const { value } = debtFreeMonth(result.payment, ON);
          if (value !== null) expect(yearsFacts(years).freeOf).toBe(debtFreeMonth(result.payment, ON).says);
        }
      }),
    );
    expect(seen).toBeGreaterThan(50);
  });

  it('draws a known sum of a real case', () => {
    const facts = tenant();
    const result = recordOf(facts, TODAY).results.find(({ shortName }) => shortName === 'DRO');
    if (result === undefined) throw new Error('No order');
    const years = yearsOf(result, limitsOn('england', TODAY), ON);
    expect(years && sayEnd(years)).toEqual({ what: '£20,000 cleared', when: 'about November 2027' });
  });
});
