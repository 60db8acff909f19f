import { describe, expect, it } from 'vitest';
import { fromLondonClock, onLondonClock } from './londonClock.ts';

describe('the clock in London', () => {
  it.each([
    ['in winter', '2026-11-23T09:30:00.000Z', '09:30', 23, 11],
    ['in summer', '2026-07-06T08:30:00.000Z', '09:30', 6, 7],
    ['at a midnight in summer', '2026-07-05T23:00:00.000Z', '00:00', 6, 7],
    ['after the clock went forward', '2026-03-29T07:00:00.000Z', '08:00', 29, 3],
    ['after the clock went back', '2026-10-25T08:00:00.000Z', '08:00', 25, 10],
    ['the first of two hours', '2026-10-25T00:30:00.000Z', '01:30', 25, 10],
  ])('is read and set %s (PT-051)', (_, iso, time, day, month) => {
    const local = { day: { year: 2026, month, day }, time };
    expect(onLondonClock(new Date(iso))).toEqual(local);
    expect(fromLondonClock(local).toISOString()).toBe(iso);
  });

  it('gives the time an hour on where a night leaves it out (PT-051)', () => {
    const left = { day: { year: 2026, month: 3, day: 29 }, time: '01:30' };
    expect(fromLondonClock(left).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
