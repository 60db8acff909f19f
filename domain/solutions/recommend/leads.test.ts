import { expect, it } from 'vitest';
import { matterLeads } from './leads.ts';

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
    expect(matterLeads({ code }, { plan: 'not yet', hasThing: true })).toBe(beforeItRuns);
    expect(matterLeads({ code }, { plan: 'runs', hasThing: true })).toBe(once);
    expect(matterLeads({ code }, { plan: 'runs', hasThing: false })).toBe(true);
    expect(matterLeads({ code }, { plan: null, hasThing: true })).toBe(true);
  },
);

it('leaves what a deal or the law keeps off to what comes next, with a plan and without (DN-441, DN-1194, DN-1338)', () => {
  for (const code of ['BAILIFFS_SOON', 'BAILIFFS', 'PRIORITY_DEBT']) {
    for (const plan of ['not yet', 'runs', null] as const) {
      for (const hasThing of [true, false]) {
        expect(matterLeads({ code, isKeptOff: true }, { plan, hasThing }), `${code} ${plan}`).toBe(false);
      }
    }
    expect(matterLeads({ code }, { plan: 'not yet', hasThing: true }), code).toBe(true);
  }
});

it('has nothing to lead where nothing cannot wait (DN-312)', () => {
  expect(matterLeads(undefined, { plan: null, hasThing: false })).toBe(false);
});
