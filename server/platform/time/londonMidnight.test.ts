import { describe, expect, it } from 'vitest';
import { londonMidnight } from './londonMidnight.ts';

describe('the beginning of a day in London', () => {
  it.each([
    [{ year: 2026, month: 1, day: 15 }, '2026-01-15T00:00:00.000Z'],
    [{ year: 2026, month: 7, day: 15 }, '2026-07-14T23:00:00.000Z'],
    // The days on which the clocks go forward and back begin before they do.
    [{ year: 2026, month: 3, day: 29 }, '2026-03-29T00:00:00.000Z'],
    [{ year: 2026, month: 3, day: 30 }, '2026-03-29T23:00:00.000Z'],
    [{ year: 2026, month: 10, day: 25 }, '2026-10-24T23:00:00.000Z'],
    [{ year: 2026, month: 10, day: 26 }, '2026-10-26T00:00:00.000Z'],
  ])('%o is %s (IS-110)', (day, moment) => {
    expect(londonMidnight(day).toISOString()).toBe(moment);
  });
});
