import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWholePounds } from './pence.ts';
import { readRange } from './range.ts';

const pounds = fc.integer({ min: 1, max: 900_000_000 }).map(amount => amount * 100);

describe('a range answer', () => {
  it.each([
    ['£1,000 - £2,000', 100_000, 200_000],
    ['£1,000-£2,000', 100_000, 200_000],
    ['£1,000 – £2,000', 100_000, 200_000],
    ['£0 to £1,000', 0, 100_000],
    ['1000 - 2000', 100_000, 200_000],
    ['£10.50 - £20', 1_050, 2_000],
    ['Under £2,000', 0, 199_999],
    ['under £2,000', 0, 199_999],
    ['Over £30,000', 3_000_001, null],
    ['More than £30,000', 3_000_001, null],
    ['£30,000 or more', 3_000_000, null],
    ['£30,000+', 3_000_000, null],
  ])('is recognised in %j (QU-010)', (text, atLeast, atMost) => {
    expect(readRange(text)).toEqual({ atLeast, atMost });
  });

  it.each([
    '',
    'Yes',
    '£1,000',
    '£2,000 - £1,000',
    'from £1,000 - £2,000 a month',
    'Under £0',
    '£1,000 -',
    '£, - £,',
    '£1 - £99,999,999,999,999,999',
  ])('is not seen in %j (QU-010)', text => {
    expect(readRange(text)).toBeNull();
  });

  it('keeps the bounds it was written with (QU-011)', () => {
    fc.assert(
      fc.property(pounds, pounds, (one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(readRange(`${formatWholePounds(low)} - ${formatWholePounds(high)}`)).toEqual({
          atLeast: low,
          atMost: high,
        });
      }),
    );
  });

  it('has no amount both under and over the same limit (QU-011)', () => {
    fc.assert(
      fc.property(pounds, limit => {
        const under = readRange(`Under ${formatWholePounds(limit)}`);
        const over = readRange(`Over ${formatWholePounds(limit)}`);
        expect(under?.atMost).toBeLessThan(limit);
        expect(over?.atLeast).toBeGreaterThan(limit);
      }),
    );
  });
});
