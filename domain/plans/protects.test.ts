import { expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { protectsNow, willProtect } from './protects.ts';

it.each([
  ['BS', ['running']],
  ['DAS', ['accepted', 'running']],
  ['DMP', []],
  ['DAP', []],
] as const)('%s keeps those who are owed from acting while it is %j (DN-441)', (shortName, states) => {
  expect(PLAN_STATES.filter(state => protectsNow(shortName, state))).toEqual(states);
});

it('is to keep them off by law of an order or a programme, and of no plan that is only agreed (DN-683)', () => {
  expect(['DAS', 'SEQ', 'MAP', 'PTD', 'MOR', 'DRO', 'BS'].filter(willProtect)).toHaveLength(7);
  expect(['DMP', 'DAP', 'TPP', 'SMP', 'AO'].filter(willProtect)).toEqual([]);
});

it.each([
  ['AO', ['accepted', 'running']],
  ['DRO', ['running', 'broken']],
  ['BKY', ['running', 'broken']],
  ['IVA', ['accepted', 'running']],
] as const)(
  '%s keeps them off while it is %j: an order that is in question still holds (DN-787)',
  (shortName, states) => {
    expect(PLAN_STATES.filter(state => protectsNow(shortName, state))).toEqual(states);
  },
);
