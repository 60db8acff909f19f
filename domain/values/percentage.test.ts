import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNumericAnswer, checkPercentage, mentionsPercentage } from './percentage.ts';

describe('a percentage', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    [' 12.5 ', 12.5],
    ['50%', 50],
    [40, 40],
  ])('takes %j (QU-034)', (typed, value) => {
    expect(checkPercentage(typed)).toEqual({ ok: true, value });
  });

  it.each(['0', '0.99', '-5', '-0'])('is too small as %j (QU-034)', typed => {
    expect(checkPercentage(typed)).toEqual({
      ok: false,
      code: 'tooSmall',
      message: 'The number must be at least 1',
    });
  });

  it.each(['99.5', '100', '9'.repeat(400)])('is too large as %j (QU-034)', typed => {
    expect(checkPercentage(typed)).toEqual({
      ok: false,
      code: 'tooLarge',
      message: 'The number must not exceed 99',
    });
  });

  it.each([
    ['abc', 'notANumber'],
    ['12abc', 'notANumber'],
    [null, 'notANumber'],
    ['', 'missing'],
    ['%', 'missing'],
  ])('is no number as %j', (typed, code) => {
    expect(checkPercentage(typed)).toEqual({ ok: false, code, message: 'Only number values are allowed' });
  });

  it('passes exactly from 1 to 99 (QU-034)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), size => {
        expect(checkPercentage(String(size)).ok).toBe(size >= 1 && size <= 99);
      }),
    );
  });
});

describe('a heading', () => {
  it.each(['What % do you own?', 'What percent?', 'What PERCENTAGE is yours?', 'How many per cent?'])(
    'mentions a percentage in %j (QU-036)',
    heading => {
      expect(mentionsPercentage(heading)).toBe(true);
    },
  );

  it.each(['How many cars?', 'Cost per centimetre', ''])('mentions none in %j (QU-036)', heading => {
    expect(mentionsPercentage(heading)).toBe(false);
  });
});

describe('a numeric answer', () => {
  it('is validated under a heading that mentions a percentage (QU-035)', () => {
    expect(checkNumericAnswer('150', 'What percentage do you own?')).toMatchObject({ code: 'tooLarge' });
    expect(checkNumericAnswer(' 50% ', 'What % do you own?')).toEqual({ ok: true, value: '50' });
  });

  it('is taken as typed under any other heading (QU-035)', () => {
    expect(checkNumericAnswer('150', 'How many cars?')).toEqual({ ok: true, value: '150' });
    expect(checkNumericAnswer(' about 3 ', 'How many cars?')).toEqual({ ok: true, value: 'about 3' });
    expect(checkNumericAnswer({}, 'How many cars?')).toMatchObject({ code: 'notANumber' });
  });
});
