import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMoneyAnswer,
  checkPounds,
  formatPounds,
  formatSum,
  formatWholePounds,
  LARGEST_AMOUNT,
  MONEY_MESSAGES,
  moneyAnswerValue,
  penceOf,
  poundsOf,
} from './pence.ts';

const wholePounds = fc.integer({ min: 0, max: LARGEST_AMOUNT / 100 });

describe('the answer to a money question', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['1500', 150_000],
    [' 250 ', 25_000],
    ['£1,500', 150_000],
    ['1500.00', 150_000],
    ['000012', 1_200],
    [1500, 150_000],
    ['999,999,999', LARGEST_AMOUNT],
  ])('reads %j as pence', (typed, pence) => {
    expect(checkMoneyAnswer(typed)).toEqual({ ok: true, value: pence });
  });

  it.each([
    ['abc', 'notANumber', 'Only number values are allowed'],
    ['12abc', 'notANumber', 'Only number values are allowed'],
    ['-12abc', 'notANumber', 'Only number values are allowed'],
    ['1e3', 'notANumber', 'Only number values are allowed'],
    ['££5', 'notANumber', 'Only number values are allowed'],
    [Number.NaN, 'notANumber', 'Only number values are allowed'],
    [null, 'notANumber', 'Only number values are allowed'],
    ['', 'missing', 'Only number values are allowed'],
    ['-5', 'negative', 'Negative values are not allowed'],
    ['-5.50', 'negative', 'Negative values are not allowed'],
    ['-£5', 'negative', 'Negative values are not allowed'],
    [-5, 'negative', 'Negative values are not allowed'],
    ['5.50', 'decimal', 'Decimal values are not allowed'],
    [5.5, 'decimal', 'Decimal values are not allowed'],
  ])('refuses %j with the first message that fits (QU-032)', (typed, code, message) => {
    expect(checkMoneyAnswer(typed)).toEqual({ ok: false, code, message });
  });

  it('strips commas from an amount (QU-033)', () => {
    expect(checkMoneyAnswer('1,234,567')).toEqual({ ok: true, value: 123_456_700 });
    fc.assert(
      fc.property(wholePounds, pounds => {
        expect(checkMoneyAnswer(pounds.toLocaleString('en-GB'))).toEqual({ ok: true, value: pounds * 100 });
      }),
    );
  });

  it.each(['1000000000', '9'.repeat(400), '1,000,000,000,000,000,000'])(
    'refuses %j as too large, not as rounded',
    typed => {
      expect(checkMoneyAnswer(typed)).toMatchObject({ code: 'tooLarge', message: MONEY_MESSAGES.tooLarge });
    },
  );

  it('is stored as whole pounds without commas (QU-033)', () => {
    expect(moneyAnswerValue(123_456_700)).toBe('1234567');
    fc.assert(
      fc.property(wholePounds, pounds => {
        expect(checkMoneyAnswer(moneyAnswerValue(pounds * 100))).toEqual({ ok: true, value: pounds * 100 });
      }),
    );
  });

  it('gives whole, safe, positive pence or a refusal, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-£]?[\d,.]{0,25}$/), fc.anything()), typed => {
        for (const checked of [checkMoneyAnswer(typed), checkPounds(typed)]) {
          if (!checked.ok) continue;
          expect(Number.isSafeInteger(checked.value)).toBe(true);
          expect(checked.value).toBeGreaterThanOrEqual(0);
          expect(checked.value).toBeLessThanOrEqual(LARGEST_AMOUNT);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('an amount in pounds and pence', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.50', 1_250],
    ['12.500', 1_250],
    ['.05', 5],
    ['1,234.56', 123_456],
    ['0.29', 29],
    ['1.15', 115],
    ['999999999.00', LARGEST_AMOUNT],
  ])('reads %j exactly', (typed, pence) => {
    expect(checkPounds(typed)).toEqual({ ok: true, value: pence });
  });

  it.each([
    ['12.345', 'tooManyDecimals'],
    ['0.001', 'tooManyDecimals'],
    ['-1', 'negative'],
    ['12abc', 'notANumber'],
    ['', 'missing'],
    ['999999999.01', 'tooLarge'],
  ])('refuses %j', (typed, code) => {
    expect(checkPounds(typed)).toMatchObject({ ok: false, code });
  });

  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), pence => {
        expect(checkPounds(formatPounds(pence))).toEqual({ ok: true, value: pence });
      }),
    );
  });
});

describe('showing an amount', () => {
  it.each([
    [0, '£0.00', '£0'],
    [5, '£0.05', '£0'],
    [50, '£0.50', '£1'],
    [123_449, '£1,234.49', '£1,234'],
    [123_450, '£1,234.50', '£1,235'],
    [100_000_000, '£1,000,000.00', '£1,000,000'],
    [-1_234, '-£12.34', '-£12'],
    [-5, '-£0.05', '£0'],
    [Number.MAX_SAFE_INTEGER, '£90,071,992,547,409.91', '£90,071,992,547,410'],
  ])('shows %d pence as %s and as %s', (pence, exact, whole) => {
    expect(formatPounds(pence)).toBe(exact);
    expect(formatWholePounds(pence)).toBe(whole);
  });

  it('agrees with the en-GB format for pounds sterling', () => {
    const enGb = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }), pence => {
        expect(formatPounds(pence)).toBe(enGb.format(pence / 100));
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'will not show %d, which is no whole number of pence',
    pence => {
      expect(() => formatPounds(pence)).toThrow(RangeError);
      expect(() => formatWholePounds(pence)).toThrow(RangeError);
      expect(() => moneyAnswerValue(pence)).toThrow(RangeError);
    },
  );
});

describe('a sum in a call', () => {
  it('is in pounds, and comes back as the same whole pence', () => {
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }), pence => {
        expect(penceOf(poundsOf(pence))).toBe(pence);
      }),
    );
    expect([poundsOf(1_050), penceOf(10.5), penceOf(0.015)]).toEqual([10.5, 1_050, 2]);
  });

  it('stays unknown where it is unknown', () => {
    expect([poundsOf(null), penceOf(null)]).toEqual([null, null]);
  });
});

describe('a sum in a sentence', () => {
  it.each([
    [0, '£0'],
    [1_500_00, '£1,500'],
    [1_234_50, '£1,234.50'],
    [-40_00, '-£40'],
    [-5, '-£0.05'],
  ])('of %i pence has its pence only where there are some: %s (WT-156)', (pence, says) => {
    expect(formatSum(pence)).toBe(says);
  });
});
