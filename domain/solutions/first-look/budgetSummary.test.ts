import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgetNotice, outgoingBars } from './budgetSummary.ts';

const named = (...values: number[]) => values.map((value, index) => ({ name: `Outgoing ${index}`, value }));

it('scales each outgoing as a percentage of the largest (AD-008)', () => {
  expect(outgoingBars(named(500_00, 250_00, 0)).map(bar => bar.percent)).toEqual([100, 50, 0]);
});

it('cycles through six colours, so that the seventh bar has the first colour again (AD-008)', () => {
  expect(outgoingBars(named(1, 1, 1, 1, 1, 1, 1)).map(bar => bar.colour)).toEqual([0, 1, 2, 3, 4, 5, 0]);
});

it('shows no bar when there are no outgoings', () => {
  expect(outgoingBars(named(0, 0)).map(bar => bar.percent)).toEqual([0, 0]);
  expect(outgoingBars([])).toEqual([]);
});

it('keeps every bar between 0 and 100, the largest at 100 (AD-008)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99_999_999_900), { minLength: 1 }), values => {
      const percents = outgoingBars(named(...values)).map(bar => bar.percent);
      expect(percents.every(percent => percent >= 0 && percent <= 100)).toBe(true);
      if (Math.max(...values) > 0) expect(Math.max(...percents)).toBe(100);
    }),
  );
});

it.each([
  [1_000_00, 999_99, 'positive'],
  [1_000_00, 1_000_00, 'positive'],
  [1_000_00, 1_000_01, 'negative'],
])(
  'is positive when income is at least expenditure: %s in, %s out is %s (AD-009)',
  (income, expenditure, notice) => {
    expect(budgetNotice({ income, expenditure, outgoings: [] })).toBe(notice);
  },
);
