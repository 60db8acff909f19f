import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands, readTypedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['12', { negative: false, whole: '12', fraction: '' }],
    [' 1,234,567.50 ', { negative: false, whole: '1234567', fraction: '50' }],
    ['-3', { negative: true, whole: '3', fraction: '' }],
    ['−3', { negative: true, whole: '3', fraction: '' }],
    ['007', { negative: false, whole: '7', fraction: '' }],
    ['.5', { negative: false, whole: '0', fraction: '5' }],
    ['5.', { negative: false, whole: '5', fraction: '' }],
    ['-0', { negative: false, whole: '0', fraction: '' }],
    [2.5, { negative: false, whole: '2', fraction: '5' }],
  ])('reads %j', (typed, number) => {
    expect(readTypedNumber(typed)).toEqual(number);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    ',',
    '12abc',
    'abc',
    '1e3',
    '0x10',
    '1 000',
    '--1',
    '1-',
    '1.2.3',
    '٣',
    'Infinity',
  ])('does not take %j for a number', typed => {
    expect(readTypedNumber(typed)).toBeNull();
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [null], [undefined], [true], [[]], [['1']]])(
    'does not take %j for a number either',
    value => {
      expect(readTypedNumber(value)).toBeNull();
    },
  );

  it('reads back any whole number written with thousands separators', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), size => {
        const digits = String(size);
        const grouped = groupThousands(digits);
        expect(grouped).toMatch(/^\d{1,3}(?:,\d{3})*$/);
        expect(readTypedNumber(grouped)?.whole).toBe(digits);
      }),
    );
  });
});
