import { describe, expect, it } from 'vitest';
import { ranBeside, wasFollowed } from './givesTime.ts';
import { isLongOver } from './longOver.ts';
import type { PlanState } from './planState.ts';

const came = (...states: readonly PlanState[]) => states.map(state => ({ state }));

describe('time that another choice followed', () => {
  it('ran beside that also once it is over, and was followed while it goes on (DN-1150)', () => {
    const [left, over] = [came('sent', 'running', 'left'), came('sent', 'running', 'left', 'ended')];
    expect([wasFollowed('BS', left), ranBeside('BS', left)]).toEqual([true, true]);
    expect([wasFollowed('BS', over), ranBeside('BS', over)]).toEqual([false, true]);
  });

  it('is none where it ended by itself, never ran, or gives no time until a day (DN-1150)', () => {
    expect(ranBeside('BS', came('sent', 'running', 'ended'))).toBe(false);
    expect(ranBeside('BS', came('chosen', 'left'))).toBe(false);
    expect(ranBeside('DMP', came('sent', 'running', 'left', 'ended'))).toBe(false);
    expect(ranBeside('MHBS', came('running', 'left'))).toBe(false);
  });

  it('is said to be over for 60 days (DN-1153)', () => {
    const ended = { year: 2026, month: 12, day: 20 };
    expect(isLongOver(ended, { year: 2027, month: 2, day: 18 })).toBe(false);
    expect(isLongOver(ended, { year: 2027, month: 2, day: 19 })).toBe(true);
  });
});
