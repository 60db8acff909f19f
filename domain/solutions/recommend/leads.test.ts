import { expect, it } from 'vitest';
import { leadsBeforeDates } from './leads.ts';

it.each([
  ['BAILIFFS_SOON', true, true],
  ['CRISIS', true, true],
  ['NO_FOOD', true, true],
  ['PRIORITY_DEBT', true, false],
  ['DISPUTED_DEBT', false, false],
  ['SHORT_EACH_MONTH', false, false],
])(
  'puts %s before the dates of a plan only where something is lost by waiting (DN-312)',
  (code, beforeItRuns, once) => {
    expect(leadsBeforeDates(code, false)).toBe(beforeItRuns);
    expect(leadsBeforeDates(code, true)).toBe(once);
  },
);

it('leaves a visit that the law stops to the dates of the plan, and nothing graver (DN-441)', () => {
  expect(leadsBeforeDates('BAILIFFS_SOON', true, true)).toBe(false);
  expect(leadsBeforeDates('EVICTION_SOON', true, true)).toBe(true);
});
