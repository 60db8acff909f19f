import { expect, it } from 'vitest';
import { nearestTimes } from './nearestTimes.ts';

const day = (name: string, times: readonly string[]) => ({
  day: name,
  state: times.length > 0 ? ('free' as const) : ('full' as const),
  holiday: null,
  times: [...times],
});

it('shows the first, a middle and the last time of the next two days that have any (DN-020)', () => {
  const days = [
    day('2026-11-30', []),
    day('2026-12-01', ['a', 'b', 'c', 'd', 'e']),
    day('2026-12-02', ['f', 'g']),
    day('2026-12-03', ['h']),
  ];
  expect(nearestTimes({ days })).toEqual([
    { day: '2026-12-01', times: ['a', 'c', 'e'] },
    { day: '2026-12-02', times: ['f', 'g'] },
  ]);
  expect(nearestTimes({ days: [day('2026-11-30', [])] })).toEqual([]);
});
