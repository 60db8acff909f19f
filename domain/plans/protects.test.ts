import { expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { protectedBy, protectsNow, willProtect } from './protects.ts';

it.each([
  ['BS', ['running']],
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
  ['DRO', ['running', 'broken']],
  ['BKY', ['running', 'broken']],
  ['SEQ', ['running', 'broken']],
  ['IVA', ['accepted', 'running', 'broken']],
  ['PTD', ['accepted', 'running', 'broken']],
  ['DAS', ['accepted', 'running', 'broken']],
  ['AO', ['accepted', 'running', 'broken']],
] as const)(
  '%s keeps them off while it is %j: what is in question holds until somebody ends it (DN-441, DN-787, DN-1043)',
  (shortName, states) => {
    expect(PLAN_STATES.filter(state => protectsNow(shortName, state))).toEqual(states);
  },
);

it('has what was chosen protect, or else the time that goes on beside it (DN-1336)', () => {
  const time = { shortName: 'MOR' };
  expect(protectedBy({ shortName: 'BS', state: 'running' }, null)).toBe('BS');
  expect(protectedBy({ shortName: 'DAS', state: 'accepted' }, time)).toBe('DAS');
  expect(protectedBy({ shortName: 'DMP', state: 'running' }, time)).toBe('MOR');
  expect(protectedBy({ shortName: 'BS', state: 'sent' }, null)).toBeNull();
  expect(protectedBy(null, time)).toBe('MOR');
  expect(protectedBy(null, null)).toBeNull();
});
