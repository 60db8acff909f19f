import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, dateExists, readIsoDate } from '../values/calendar-date.ts';
import { onLondonClock } from '../values/londonClock.ts';
import { overlaps, slotsOn } from './slots.ts';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOf = (iso: string): CalendarDate => {
  const day = readIsoDate(iso);
  if (!day) throw new Error(`no day: ${iso}`);
  return day;
};
const open = (from: string, to: string, closedOn: readonly string[] = []) => ({
  hours: [{ days: EVERY_DAY, from, to }],
  closedOn,
});
const timesOf = (iso: string, from: string, to: string, minutes = 30) =>
  slotsOn(open(from, to), dayOf(iso), minutes).map(({ time }) => time);

describe('the times of a day', () => {
  it.each([
    ['in winter', '2026-11-24', '08:00', '2026-11-24T08:00:00.000Z'],
    ['in summer', '2026-07-07', '08:00', '2026-07-07T07:00:00.000Z'],
    ['on a leap day', '2028-02-29', '08:00', '2028-02-29T08:00:00.000Z'],
    ['on the day the clock went forward', '2027-03-28', '08:00', '2027-03-28T07:00:00.000Z'],
    ['on the day the clock went back', '2026-10-25', '08:00', '2026-10-25T08:00:00.000Z'],
  ])('begin with the opening by the clock in London, %s (PT-250)', (_, day, from, first) => {
    const [slot] = slotsOn(open(from, '20:00'), dayOf(day), 30);
    expect(slot?.startsAt.toISOString()).toBe(first);
    expect(slot?.time).toBe(from);
  });

  it('are as long as a talk lasts, and none reaches beyond the closing (PT-250)', () => {
    expect(timesOf('2026-11-24', '09:00', '10:45')).toEqual(['09:00', '09:30', '10:00']);
    expect(timesOf('2026-11-24', '09:00', '10:45', 45)).toEqual(['09:00', '09:45']);
    expect(timesOf('2026-11-24', '09:00', '09:20')).toEqual([]);
  });

  it('are none on a day on which nobody answers (PT-250)', () => {
    expect(slotsOn(open('08:00', '20:00', ['2026-12-25']), dayOf('2026-12-25'), 30)).toEqual([]);
  });

  it('leave out the hour that a spring night leaves out (PT-251)', () => {
    expect(timesOf('2027-03-28', '00:00', '03:00')).toEqual(['00:00', '00:30', '02:00', '02:30']);
  });

  it('name no time twice in a night that has an hour twice, and lose none after it (PT-251)', () => {
    const slots = slotsOn(open('00:00', '03:00'), dayOf('2026-10-25'), 30);
    expect(slots.map(({ time }) => time)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
    expect(slots[2]?.startsAt.toISOString()).toBe('2026-10-25T00:00:00.000Z');
    expect(slots[4]?.startsAt.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it('are moments that never overlap, each as long as it says and named by the clock, on any day of many years (PT-251)', () => {
    const days = fc
      .record({
        year: fc.integer({ min: 2024, max: 2040 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      })
      .filter(dateExists);
    const changes = fc
      .constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-02-29')
      .map(dayOf);
    fc.assert(
      fc.property(fc.oneof(days, changes), fc.constantFrom(15, 30, 45, 60), (day, minutes) => {
        const slots = slotsOn(open('00:00', '23:59'), day, minutes);
        expect(slots.length).toBeGreaterThan(20);
        expect(new Set(slots.map(({ time }) => time)).size).toBe(slots.length);
        for (const [place, slot] of slots.entries()) {
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(minutes * 60_000);
          expect(onLondonClock(slot.startsAt)).toEqual({ day, time: slot.time });
          const after = slots[place + 1];
          if (after) expect(overlaps(slot, after)).toBe(false);
        }
      }),
    );
  });
});
