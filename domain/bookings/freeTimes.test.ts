import { describe, expect, it } from 'vitest';
import { isoDate } from '../values/calendar-date.ts';
import type { BankHoliday } from './bankHolidays.ts';
import { bookingDays, nearestFree, slotAt, type Wanting } from './freeTimes.ts';

const holidays: readonly BankHoliday[] = [
  { day: '2026-11-30', name: 'St Andrew’s Day', nations: ['scotland'] },
  { day: '2027-03-17', name: 'St Patrick’s Day', nations: ['northern-ireland'] },
  { day: '2027-08-30', name: 'Summer bank holiday', nations: ['england', 'wales', 'northern-ireland'] },
];
const monday = new Date('2026-11-23T09:00:00Z');
const wanting = (changes: Partial<Wanting> = {}): Wanting => ({
  rules: { minutes: 30, atOnce: 2, earliestMinutes: 120, furthestDays: 14 },
  opening: {
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' },
      { days: ['Saturday'], from: '09:00', to: '14:00' },
    ],
    closedOn: ['2026-12-25'],
  },
  holidays,
  nation: 'england',
  safeTimes: [],
  taken: [],
  roster: [],
  now: monday,
  ...changes,
});
const onDay = (iso: string, changes: Partial<Wanting> = {}) => {
  const day = bookingDays(wanting(changes)).find(one => isoDate(one.day) === iso);
  if (!day) throw new Error(`${iso} is not shown`);
  return day;
};
const span = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const tenOClock = span('2026-11-24T10:00:00Z', '2026-11-24T10:30:00Z');
const allTuesday = span('2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z');

describe('the days that can be booked', () => {
  it('begin today and end with the furthest (PT-252)', () => {
    const days = bookingDays(wanting()).map(({ day }) => isoDate(day));
    expect(days).toHaveLength(15);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2026-12-07']);
  });

  it('have no time that is sooner than the shortest notice (PT-252)', () => {
    expect(onDay('2026-11-23').free[0]?.time).toBe('11:00');
    expect(onDay('2026-11-23', { now: new Date('2026-11-23T09:00:01Z') }).free[0]?.time).toBe('11:30');
    expect(onDay('2026-11-23', { now: new Date('2026-11-23T18:01:00Z') }).state).toBe('shut');
  });

  it.each([
    ['scotland', '2026-11-30', '2026-11-23', 'St Andrew’s Day'],
    ['northern-ireland', '2027-03-17', '2027-03-15', 'St Patrick’s Day'],
    ['wales', '2027-08-30', '2027-08-27', 'Summer bank holiday'],
  ] as const)('are shut in %s on %s, its bank holiday (PT-253)', (nation, day, now, name) => {
    const at = new Date(`${now}T09:00:00Z`);
    expect(onDay(day, { nation, now: at })).toMatchObject({ state: 'shut', holiday: name, free: [] });
  });

  it.each([
    ['england', '2026-11-30', '2026-11-23'],
    [undefined, '2026-11-30', '2026-11-23'],
    ['scotland', '2027-08-30', '2027-08-27'],
    ['wales', '2027-03-17', '2027-03-15'],
  ] as const)('are open to people in %s on %s, the holiday of others (PT-253)', (nation, day, now) => {
    const at = new Date(`${now}T09:00:00Z`);
    expect(onDay(day, { nation, now: at })).toMatchObject({ state: 'free', holiday: null });
  });

  it('hide what is not safe, and tell a day without a safe time from a full one (PT-254)', () => {
    const safeTimes = ['tue morning', 'wed evening'] as const;
    expect(onDay('2026-11-24', { safeTimes }).free.map(({ time }) => time)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    expect(onDay('2026-11-26', { safeTimes }).state).toBe('unsafe');
    expect(onDay('2026-11-28', { safeTimes }).state).toBe('unsafe');
    expect(onDay('2026-11-24', { safeTimes, taken: [allTuesday, allTuesday] }).state).toBe('full');
  });

  it('hide a talk that would last beyond what is safe (PT-254)', () => {
    const rules = { ...wanting().rules, minutes: 60 };
    const opening = { ...wanting().opening, hours: [{ days: ['Tuesday'], from: '08:30', to: '20:00' }] };
    const { free } = onDay('2026-11-24', { rules, opening, safeTimes: ['tue morning'] });
    expect(free.map(({ time }) => time)).toEqual(['08:30', '09:30', '10:30']);
  });

  it('keep a time until as many talks are booked as we can have at once (PT-255)', () => {
    const times = (taken: Wanting['taken']) =>
      onDay('2026-11-24', { taken })
        .free.map(({ time }) => time)
        .includes('10:00');
    expect(times([tenOClock])).toBe(true);
    expect(times([tenOClock, tenOClock])).toBe(false);
    // A talk of another length, from before the operator changed it.
    expect(times([tenOClock, span('2026-11-24T09:45:00Z', '2026-11-24T10:15:00Z')])).toBe(false);
    expect(times([tenOClock, span('2026-11-24T09:30:00Z', '2026-11-24T10:00:00Z')])).toBe(true);
  });
});

describe('a moment somebody wants', () => {
  it.each([
    ['a time of ours', '2026-11-24T10:00:00Z', true],
    ['a quarter past', '2026-11-24T10:15:00Z', false],
    ['a second off', '2026-11-24T10:00:01Z', false],
    ['at night', '2026-11-24T03:00:00Z', false],
    ['on a Sunday', '2026-11-29T10:00:00Z', false],
    ['too soon', '2026-11-23T10:30:00Z', false],
    ['past', '2026-11-20T10:00:00Z', false],
    ['the last day', '2026-12-07T19:30:00Z', true],
    ['beyond it', '2026-12-08T10:00:00Z', false],
    ['no moment', 'soon', false],
  ])('is a time that can be booked or not: %s (PT-252)', (_, iso, can) => {
    expect(slotAt(wanting(), new Date(iso)) !== undefined).toBe(can);
  });
});

describe('the nearest free times', () => {
  it('stand on both sides of the one that is gone, in the order of the clock (PT-256)', () => {
    const days = bookingDays(wanting({ taken: [tenOClock, tenOClock] }));
    expect(nearestFree(days, tenOClock.startsAt, 3).map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '10:30',
    ]);
  });

  it('go on to other days, and are fewer where there are no more (PT-256)', () => {
    const days = bookingDays(wanting({ taken: [allTuesday, allTuesday] }));
    const near = nearestFree(days, tenOClock.startsAt, 3);
    expect(near.map(({ startsAt }) => startsAt.toISOString().slice(0, 16))).toEqual([
      '2026-11-23T18:30',
      '2026-11-23T19:00',
      '2026-11-23T19:30',
    ]);
    expect(nearestFree([], tenOClock.startsAt, 3)).toEqual([]);
  });
});
