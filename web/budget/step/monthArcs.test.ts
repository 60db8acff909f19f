import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthArcs } from './monthArcs.ts';
import { chartSentence, leftWords } from './monthText.ts';

const slice = (sum: number) => ({ colour: 'red', sum });

describe('the arch of a month', () => {
  it('has the larger side fill its half, and the other to the same scale', () => {
    const { above, below } = monthArcs([slice(1500), slice(500)], [slice(1000)]);
    expect(above.map(({ from, length }) => [from, length])).toEqual([
      [0, 75],
      [75, 25],
    ]);
    expect(below.map(({ from, length }) => [from, length])).toEqual([[0, 50]]);
  });

  it('is empty for an empty month', () => {
    expect(monthArcs([], [slice(0)])).toEqual({ above: [], below: [] });
  });

  it('never goes past its end, whatever the sums', () => {
    const sums = fc.array(fc.nat(10_000_000).map(slice));
    fc.assert(
      fc.property(sums, sums, (income, outgoings) => {
        const { above, below } = monthArcs(income, outgoings);
        for (const { from, length } of [...above, ...below]) {
          expect(from + length).toBeLessThanOrEqual(100.000001);
          expect(length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('the words of a month', () => {
  it.each([
    [196_00, 'Left over each month', '£196.00'],
    [0, 'Left over each month', '£0.00'],
    [-40_00, 'Short each month', '£40.00'],
  ])('say what is left of %i pence', (left, label, sum) => {
    expect(leftWords(left)).toEqual({ label, sum });
  });

  it('say the whole chart in one sentence each for in, out and left', () => {
    expect(chartSentence(2_056_00, 1_860_00)).toBe(
      'Money in is £2,056.00 a month. Money out is £1,860.00. £196.00 is left over.',
    );
    expect(chartSentence(1_000_00, 1_040_00)).toContain('You are £40.00 short.');
  });
});
