import { describe, expect, it } from 'vitest';
import { readIsoDate } from '../values/calendar-date.ts';
import type { LocalMoment } from '../values/openingHours.ts';
import { agreedCall, callPromise, canRingAt, timesToChoose } from './callPromise.ts';
import { isSafeNow, SAFE_TIMES, type SafeTime, safeSpansOn } from './safeContact.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const opening = {
  hours: [
    { days: WEEK, from: '08:00', to: '20:00' },
    { days: ['Saturday'], from: '09:00', to: '14:00' },
  ],
  closedOn: ['2026-12-25', '2026-12-28'],
};

const at = (text: string): LocalMoment => {
  const [iso = '', time = ''] = text.split(' ');
  const day = readIsoDate(iso);
  if (!day) throw new Error(`no day: ${iso}`);
  return { day, time };
};
const promised = (times: readonly SafeTime[], asked: string) => callPromise(opening, times, at(asked));

describe('when a call that is asked for is made', () => {
  it.each([
    ['a Monday morning, any time', [], '2026-11-23 09:30', '2026-11-23 09:30', '2026-11-23 20:00'],
    ['before we ring', [], '2026-11-23 06:00', '2026-11-23 08:00', '2026-11-23 20:00'],
    ['with less than an hour left', [], '2026-11-23 19:01', '2026-11-24 08:00', '2026-11-24 20:00'],
    ['at night before a Saturday', [], '2026-11-27 22:00', '2026-11-28 09:00', '2026-11-28 14:00'],
    ['over Christmas', [], '2026-12-24 19:30', '2026-12-26 09:00', '2026-12-26 14:00'],
    ['safe later that day', ['mon evening'], '2026-11-23 09:30', '2026-11-23 16:00', '2026-11-23 20:00'],
    ['safe on another day', ['wed morning'], '2026-11-23 09:30', '2026-11-25 08:00', '2026-11-25 12:00'],
    [
      'safe on a day that is shut',
      ['fri morning'],
      '2026-12-24 13:00',
      '2027-01-01 08:00',
      '2027-01-01 12:00',
    ],
    [
      'parts that touch',
      ['mon morning', 'mon afternoon'],
      '2026-11-23 11:30',
      '2026-11-23 11:30',
      '2026-11-23 16:00',
    ],
  ] as const)('is in the first stretch that is open and safe: %s (PT-051)', (_, times, asked, from, by) => {
    expect(promised(times, asked)).toEqual({ notBefore: at(from), by: at(by) });
  });

  it('is not told where we never ring at a safe time (PT-051)', () => {
    const saturdays = { hours: [{ days: ['Saturday'], from: '09:00', to: '14:00' }], closedOn: [] };
    expect(callPromise(saturdays, ['mon morning'], at('2026-11-23 09:30'))).toBeNull();
  });

  it('is safe by the same rule as a call now, hour by hour (PT-051)', () => {
    for (const times of [[], ...SAFE_TIMES.map(time => [time]), SAFE_TIMES.slice(1, 5)]) {
      for (let date = 23; date <= 29; date += 1) {
        const day = { year: 2026, month: 11, day: date };
        const spans = safeSpansOn(times, day);
        for (let hour = 0; hour < 24; hour += 1) {
          const time = `${String(hour).padStart(2, '0')}:00`;
          expect(spans.some(({ from, to }) => from <= time && time < to)).toBe(isSafeNow(times, day, hour));
        }
      }
    }
  });
});

describe('the times that can be chosen for a call', () => {
  it('are the coming parts of days in which we ring and it is safe, nine at most, none that has begun (PT-081)', () => {
    const offered = timesToChoose(opening, [], at('2026-11-27 12:00'));
    expect(offered[0]).toEqual({ notBefore: at('2026-11-27 16:00'), by: at('2026-11-27 20:00') });
    expect(offered[1]).toEqual({ notBefore: at('2026-11-28 09:00'), by: at('2026-11-28 12:00') });
    expect(offered).toHaveLength(9);
    const safe = timesToChoose(opening, ['wed morning'], at('2026-11-23 09:30'));
    expect(safe.map(({ notBefore }) => notBefore)).toEqual([
      at('2026-11-25 08:00'),
      at('2026-12-02 08:00'),
      at('2026-12-09 08:00'),
      at('2026-12-16 08:00'),
    ]);
  });
});

describe('a call for which the person named a time', () => {
  it('is made within it; where it is not safe or shut then, in the first stretch after (PT-072)', () => {
    const agreed = (times: readonly SafeTime[], from: string, until: string) =>
      agreedCall(opening, times, at(from), at(until));
    expect(agreed([], '2026-11-23 15:00', '2026-11-23 16:00')).toEqual({
      notBefore: at('2026-11-23 15:00'),
      by: at('2026-11-23 16:00'),
    });
    expect(agreed(['tue morning'], '2026-11-23 15:00', '2026-11-23 16:00')).toEqual({
      notBefore: at('2026-11-24 08:00'),
      by: at('2026-11-24 12:00'),
    });
    expect(canRingAt(opening, [], at('2026-11-23 15:00'))).toBe(true);
    expect(canRingAt(opening, [], at('2026-11-23 19:30'))).toBe(false);
    expect(canRingAt(opening, ['tue morning'], at('2026-11-23 15:00'))).toBe(false);
    expect(canRingAt(opening, [], at('2026-11-22 15:00'))).toBe(false);
  });
});
