import { expect, it } from 'vitest';
import { goalMet } from './goals.ts';

it('says on how many days half had our first words within the goal, of the days on which ten or more waited (PT-519)', () => {
  const days = [
    [
      { within: 120, people: 6 },
      { within: 300, people: 4 },
    ],
    [
      { within: 180, people: 5 },
      { within: 240, people: 7 },
    ],
    [{ within: 60, people: 9 }],
  ];
  expect(goalMet(3, days)).toEqual({ minutes: 3, met: 1, days: 2 });
  expect(goalMet(3, [])).toEqual({ minutes: 3, met: 0, days: 0 });
});

it('says nothing of a goal between two bounds of waits, since it could not be true (PT-519)', () => {
  expect(goalMet(6, [[{ within: 420, people: 20 }]])).toBeNull();
});
