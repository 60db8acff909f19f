import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import type { ShortName } from '../solution/products.ts';
import { anyCase } from '../testing/anyCase.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { leftSum } from './leftSum.ts';
import { sayPlansSum } from './plansSum.ts';
import { availableTo } from './stepsToDebts.ts';
import { sayReason } from './words.ts';

/** £648 of council tax, all of it late: £27 a month over two years. */
const councilTax = debtOf(24, 648_00, { arrears: 648_00 });
const others = [debtOf(4, 9_000_00), debtOf(1, 4_212_00), debtOf(9, 640_00), debtOf(5, 1_100_00)];
const withLeft = (left: number, nation: UkNation = 'scotland', more = [...others, councilTax]) =>
  recordOf(tenant({ nation, left, debts: more }), TODAY);
const limits = limitsOn('scotland', TODAY);
const said = (left: number) => sayPlansSum(withLeft(left), 'DMP', limits);
const reason = (left: number, shortName: ShortName, code: string) => {
  const found = withLeft(left)
    .results.find(one => one.shortName === shortName)
    ?.reasons.find(one => one.code === code);
  return found && sayReason(found);
};

describe('what a plan in Scotland is paid from', () => {
  it('is what the council tax arrears leave, said with how it comes from what is left (WT-175)', () => {
    expect(said(45_00)).toBe('£45 left − £27 for council tax arrears = £18');
    expect(said(45_60)).toBe('£45.60 left − £27 for council tax arrears = £18.60, in whole pounds £18');
    expect(said(15_00)).toBe('£15 left, and £27 for council tax arrears: nothing for this plan');
    expect(sayPlansSum(withLeft(45_00), 'SMP', limits)).toBe(said(45_00));
  });

  it('is said of no other solution, and of none where the sum of the month leads to it (WT-175)', () => {
    expect(sayPlansSum(withLeft(45_00), 'DAS', limits)).toBeNull();
    expect(sayPlansSum(withLeft(45_00, 'scotland', others), 'DMP', limits)).toBeNull();
    expect(sayPlansSum(withLeft(45_00, 'england'), 'DMP', limitsOn('england', TODAY))).toBeNull();
    expect(said(-20_00)).toBeNull();
  });

  it('is one sum: for the plan, for each of its debts, and for a request to write them off (WT-175)', () => {
    const record = withLeft(45_00);
    expect(availableTo(record, 'DMP', limits)).toEqual({ low: 18_00, high: 18_00 });
    expect(availableTo(record, 'DAS', limits)).toEqual({ low: 45_00, high: 45_00 });
    expect(reason(45_00, 'DMP', 'DMP_MIN_PER_DEBT')).toContain('What each debt could get: £4.50 a month.');
    expect(reason(45_00, 'WO', 'WO_NOTHING_LEFT')).toContain('What these debts could get: £18 a month.');
    expect(reason(15_00, 'WO', 'WO_NOTHING_LEFT')).toContain('What these debts could get: £0 a month.');
    expect(reason(15_00, 'SMP', 'SMP_PLAN_MAX')).toContain('After what comes first, nothing is left');
  });

  it('is never less than its debts could get, of any case in any nation (WT-175)', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyCase, facts => {
        const record = recordOf(facts, TODAY);
        if (facts.nation === null || facts.nation === 'outside') return;
        const of = limitsOn(facts.nation, TODAY);
        const whole = availableTo(record, 'DMP', of);
        const each = record.results
          .find(({ shortName }) => shortName === 'DMP')
          ?.reasons.find(({ code }) => code === 'DMP_MIN_PER_DEBT')?.figure;
        if (whole === null || each === undefined || whole.low !== whole.high) return;
        expect(each.high).toBeLessThanOrEqual(whole.high);
        compared += 1;
      }),
      { numRuns: 500, seed: 5 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});

it('has what comes first in the sum of a month also where it is more than is left (WT-176)', () => {
  const huge = [debtOf(4, 44_000_00), debtOf(1, 21_000_00), debtOf(5, 4_212_00), councilTax];
  const sum = leftSum(withLeft(15_00, 'england', huge), limitsOn('england', TODAY));
  expect(sum?.rows.slice(2).map(({ says, sum: pounds }) => `${says} ${pounds}`)).toEqual([
    'Left each month £15',
    'Council tax arrears −£27',
    'Short after that −£12',
  ]);
  expect(sum?.takenIn).toBe('Bankruptcy takes the arrears in. Then you’d have £15.');
  const short = leftSum(withLeft(-15_00, 'england', huge), limitsOn('england', TODAY));
  expect(short?.rows.at(-1)?.says).toBe('Short each month');
});

it('goes on to what a plan of one’s own leaves beside the arrears, where that is recommended in Scotland (WT-175)', () => {
  const record = withLeft(300_00, 'scotland', [debtOf(1, 1_200_00), councilTax]);
  const plan = { ...record, groups: { ...record.groups, recommended: 'DMP' } };
  expect(
    leftSum(plan, limits)
      ?.rows.slice(2)
      .map(({ says, sum }) => `${says} ${sum}`),
  ).toEqual(['Left each month £300', 'Council tax arrears −£27', 'For the debts in a plan £273']);
});
