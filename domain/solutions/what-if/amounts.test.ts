import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONEY_MESSAGES } from '../../values/pence.ts';
import { checkTried, outOfRangeText, sliderEnds, TRIAL_MAXIMUM, type TrialAmount } from './amounts.ts';

describe('a sum that is typed to try it', () => {
  it.each([
    ['surplus', '250', 250_00],
    ['surplus', '£1,250.50', 1_250_50],
    ['surplus', '-40', -40_00],
    ['surplus', '−£40.25', -40_25],
    ['surplus', '-0', 0],
    ['surplus', '10000', 10_000_00],
    ['vehicle', '0', 0],
    ['debt', '1,000,000', 1_000_000_00],
  ] as const)('%s of %s is %i pence', (kind, typed, pence) => {
    expect(checkTried(kind, typed)).toEqual({ ok: true, value: pence });
  });

  it.each([
    ['surplus', '', MONEY_MESSAGES.notANumber],
    ['surplus', 'some', MONEY_MESSAGES.notANumber],
    ['surplus', '-', MONEY_MESSAGES.notANumber],
    ['surplus', '--4', MONEY_MESSAGES.notANumber],
    ['surplus', '1.234', MONEY_MESSAGES.tooManyDecimals],
    ['surplus', '10,000.01', 'Use an amount up to £10,000'],
    ['surplus', '-10000.01', 'Use an amount up to £10,000'],
    ['vehicle', '-1', MONEY_MESSAGES.negative],
    ['debt', '-1', MONEY_MESSAGES.negative],
    ['debt', '1000001', 'Use an amount up to £1,000,000'],
  ] as const)('%s of "%s" is refused', (kind, typed, message) => {
    expect(checkTried(kind, typed)).toMatchObject({ ok: false, message });
  });
});

describe('the slider of a sum', () => {
  it.each([
    ['surplus', 196_37, 0, 500],
    ['surplus', 420_00, 0, 900],
    ['surplus', -40_00, -200, 500],
    ['vehicle', null, 0, 5000],
    ['vehicle', 4_100_00, 0, 8500],
    ['debt', 90_00, 0, 1000],
    ['debt', 9_000_00, 0, 18000],
  ] as const)('of %s told as %s goes from £%i to £%i', (kind, told, from, to) => {
    expect(sliderEnds(kind, told)).toEqual({ from, to });
  });

  it('reaches below and above the actual amount, as far as can be tried, in whole pounds', () => {
    const kinds = fc.constantFrom<TrialAmount>('surplus', 'vehicle', 'debt');
    fc.assert(
      fc.property(kinds, fc.integer({ min: -10_000_00, max: 1_000_000_00 }), (kind, sum) => {
        const told = kind === 'surplus' ? Math.min(sum, TRIAL_MAXIMUM.surplus) : Math.abs(sum);
        const { from, to } = sliderEnds(kind, told);
        expect(from * 100).toBeLessThanOrEqual(told);
        expect(to * 100).toBeGreaterThanOrEqual(told);
        expect([Number.isInteger(from), Number.isInteger(to)]).toEqual([true, true]);
      }),
    );
  });

  it('ends where typing ends', () => {
    expect(sliderEnds('debt', 900_000_00).to * 100).toBe(TRIAL_MAXIMUM.debt);
    expect(outOfRangeText('debt')).toBe('Use an amount up to £1,000,000');
  });
});
