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

it('leaves what a deal or the law keeps off to the dates of the plan, and nothing else (DN-441, DN-1194)', () => {
  for (const code of ['BAILIFFS_SOON', 'BAILIFFS', 'PRIORITY_DEBT']) {
    expect(leadsBeforeDates(code, false, true), code).toBe(false);
    expect(leadsBeforeDates(code, false, false), code).toBe(true);
  }
});
