import { describe, expect, it } from 'vitest';
import type { CalendarDay } from './entries.ts';
import { calendarPath, countsOf, freeStretches, isOff, shownOf, whoseIn } from './whose.ts';

const me = { name: 'Jo Weir', isMe: true };
const other = { name: 'Megan Price', isMe: false };
const slot = (time: string, free: number, isOwn: boolean, isOwnFree = isOwn && free > 0) => ({
  startsAt: `2026-12-01T${time}:00.000Z`,
  free,
  isOwn,
  isOwnFree,
});
const day: CalendarDay = {
  day: '2026-12-01',
  isOpen: true,
  isAway: false,
  holidays: [],
  tasks: { all: 2, own: 1 },
  slots: [
    slot('09:00', 3, false),
    slot('09:30', 2, true, false),
    slot('10:00', 2, true),
    slot('10:30', 1, true),
    slot('11:00', 0, true),
    slot('11:30', 1, true),
  ],
  booked: [
    { workId: 'a', startsAt: '2026-12-01T09:30:00.000Z', way: 'phone', takenBy: me },
    { workId: 'b', startsAt: '2026-12-01T11:00:00.000Z', way: 'chat', takenBy: other },
    { workId: 'c', startsAt: '2026-12-01T11:00:00.000Z', way: 'chat', takenBy: null },
  ],
  calls: [
    { workId: 'd', from: '2026-12-01T09:00:00.000Z', dueAt: '2026-12-01T12:00:00.000Z', takenBy: me },
    { workId: 'e', from: '2026-12-01T09:00:00.000Z', dueAt: '2026-12-01T12:00:00.000Z', takenBy: null },
  ],
};
const today = { year: 2026, month: 12, day: 1 };
const mineHow = { whose: 'mine', today, hasHours: true } as const;
const teamHow = { ...mineHow, whose: 'team' } as const;

describe('the calendar', () => {
  it.each([
    ['', 'mine'],
    ['?whose=team', 'team'],
    ['?whose=everybody', 'mine'],
  ] as const)('is by the address %s that of %s (PT-491)', (search, whose) => {
    expect(whoseIn(search)).toBe(whose);
    expect(whoseIn(new URL(calendarPath(whose), 'https://example.com').search)).toBe(whose);
  });

  it('has of somebody’s own what they have taken, and the free times in their hours (PT-491)', () => {
    const mine = shownOf(day, mineHow);
    expect(mine.booked.map(({ workId }) => workId)).toEqual(['a']);
    expect(mine.calls.map(({ workId }) => workId)).toEqual(['d']);
    expect(countsOf([mine, mine])).toEqual({ booked: 2, calls: 2, free: 6 });
    expect(countsOf([shownOf(day, teamHow)])).toEqual({ booked: 3, calls: 2, free: 5 });
  });

  it('puts free times that follow on each other together (PT-491)', () => {
    expect(freeStretches(shownOf(day, mineHow), 30)).toEqual([
      { at: '2026-12-01T10:00:00.000Z', to: '2026-12-01T11:00:00.000Z', count: 2 },
      { at: '2026-12-01T11:30:00.000Z', to: '2026-12-01T12:00:00.000Z', count: 1 },
    ]);
  });

  it.each([
    ['mine', '09:00', true],
    ['mine', '11:00', false],
    ['mine', '18:00', true],
    ['team', '09:00', false],
  ] as const)('of %s says of %s whether it is outside the hours: %s (PT-491)', (whose, time, is) => {
    expect(isOff(shownOf(day, { ...mineHow, whose }), time)).toBe(is);
  });

  it('has no time outside the hours of who has not said any (PT-491)', () => {
    expect(isOff(shownOf(day, { ...mineHow, hasHours: false }), '09:00')).toBe(false);
  });

  it('knows today (PT-491)', () => {
    expect(shownOf(day, teamHow).isToday).toBe(true);
    expect(shownOf(day, { ...teamHow, today: { ...today, day: 2 } }).isToday).toBe(false);
  });
});
