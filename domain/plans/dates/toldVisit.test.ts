import { expect, it } from 'vitest';
import { datesToKeep } from './datesToKeep.ts';
import type { DatedThing } from './things.ts';

const TODAY = { year: 2027, month: 6, day: 14 };
const SAID: DatedThing = {
  kind: 'bailiffs',
  day: { year: 2027, month: 6, day: 20 },
  stoppedBy: 'Breathing Space',
  stoppedFrom: { year: 2027, month: 6, day: 16 },
  isSaid: true,
};
const COURT_FORM: DatedThing = {
  kind: 'court papers',
  day: { year: 2027, month: 6, day: 28 },
  from: 'Marlow & Reed',
  sum: 86_600,
};
const kept = (...toKeep: readonly DatedThing[]) =>
  datesToKeep({ toKeep, awaited: [], done: [] }, TODAY, 'on');

it('a visit that all who may come were told is stopped keeps its day, with whom to ring, and is not what leads (DN-1726)', () => {
  const alone = kept(SAID);
  expect(alone.oneThing).toBeNull();
  expect(alone.dates).toMatchObject([{ day: '2027-06-20', isOneThing: false, leadsTo: 'whom to ring' }]);
  expect(alone.dates[0]?.text).toMatch(/^You have told them that you have Breathing Space\./u);
  expect(kept(SAID, COURT_FORM).oneThing?.heading).toBe('Answer the court form from Marlow & Reed');
});
