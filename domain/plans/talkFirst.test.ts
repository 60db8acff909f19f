import { describe, expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { canHaveTalkedOn, waitsForTalk } from './talkFirst.ts';

describe('a talk before a plan goes on', () => {
  it('is waited for until it is noted, or the form has gone (DN-550)', () => {
    const waits = PLAN_STATES.filter(state => waitsForTalk(state, false));
    expect(waits).toEqual(['chosen', 'being prepared', 'with an adviser', 'refused', 'left']);
    expect(PLAN_STATES.filter(state => waitsForTalk(state, true))).toEqual([]);
  });

  it.each([
    ['the day before the choice', 23, false],
    ['the day of the choice', 24, true],
    ['today', 26, true],
    ['tomorrow', 27, false],
  ])('can have been on %s or not (DN-552)', (_, day, can) => {
    const on = (date: number) => ({ year: 2026, month: 11, day: date });
    expect(canHaveTalkedOn(on(day), { chosenOn: on(24), today: on(26) })).toBe(can);
  });
});
