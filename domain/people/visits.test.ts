import { describe, expect, it } from 'vitest';
import { VISIT_MS, visitsOf } from './visits.ts';

const look = (minutes: number, who = 'jo') => ({ who, at: new Date(minutes * 60_000) });
const shown = (looks: readonly ReturnType<typeof look>[]) =>
  visitsOf(looks, ({ who }) => who).map(visit => [
    visit[0].who,
    visit.map(({ at }) => at.getTime() / 60_000),
  ]);

describe('looks at a person', () => {
  it('are one visit while they follow each other within a quarter of an hour, and no longer (PT-547)', () => {
    expect(VISIT_MS).toBe(15 * 60_000);
    expect(shown([look(61), look(30), look(15), look(0)])).toEqual([
      ['jo', [61]],
      ['jo', [30, 15, 0]],
    ]);
  });

  it('are visits of their own for each who looks, also where they look at once (PT-547)', () => {
    expect(shown([look(3, 'sam'), look(2), look(1, 'sam'), look(0)])).toEqual([
      ['sam', [3, 1]],
      ['jo', [2, 0]],
    ]);
    expect(shown([])).toEqual([]);
  });
});
