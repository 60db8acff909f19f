import { expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { protectsNow } from './protects.ts';

it.each([
  ['BS', ['running']],
  ['DRO', ['running']],
  ['DAS', ['accepted', 'running']],
  ['DMP', []],
  ['DAP', []],
] as const)('%s keeps those who are owed from acting while it is %j (DN-441)', (shortName, states) => {
  expect(PLAN_STATES.filter(state => protectsNow(shortName, state))).toEqual(states);
});
