import { describe, expect, it } from 'vitest';
import { readIsoDate } from '../values/calendar-date.ts';
import { checkSaying, isSafeNow, SAFE_TIMES, safeAt, safeTimesIn } from './safeContact.ts';

describe('what to say to somebody else', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['  It’s Megan,\n about an appointment ', 'It’s Megan, about an appointment'],
  ])('takes %j as %j (IS-091)', (typed, value) => {
    expect(checkSaying(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['x'.repeat(81), 'Use 80 characters at most'],
    ['\ud800', 'Use letters and numbers'],
  ])('refuses what cannot be said or kept (IS-091)', (typed, message) => {
    expect(checkSaying(typed)).toMatchObject({ ok: false, message });
  });
});

it('has safe times in their order, each once, and no others (IS-090)', () => {
  expect(SAFE_TIMES).toHaveLength(15);
  expect(safeTimesIn(['fri evening', 'mon morning', 'fri evening', 'sun morning'])).toEqual([
    'mon morning',
    'fri evening',
  ]);
});

describe('whether it is safe now', () => {
  const MONDAY = { year: 2026, month: 11, day: 23 };
  const SUNDAY = { year: 2026, month: 11, day: 22 };
  it.each([
    ['mon morning', MONDAY, 8, true],
    ['mon morning', MONDAY, 7, false],
    ['mon morning', MONDAY, 12, false],
    ['mon evening', MONDAY, 19, true],
    ['mon evening', MONDAY, 20, false],
    ['tue morning', MONDAY, 8, false],
    ['fri morning', { year: 2026, month: 11, day: 27 }, 11, true],
    ['mon morning', SUNDAY, 8, false],
  ] as const)('is %s on %j at %i: %s (IS-132)', (time, day, hour, isSafe) => {
    expect(isSafeNow([time], day, hour)).toBe(isSafe);
  });

  it('is by day where no time is ticked, and never by night (IS-132)', () => {
    for (const day of [MONDAY, SUNDAY]) {
      expect([7, 8, 19, 20, 3].map(hour => isSafeNow([], day, hour))).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    }
  });
});

it.each([
  ['2026-11-23 09:30', [], '2026-11-23 20:00', null],
  ['2026-11-23 20:00', [], null, '2026-11-24 08:00'],
  ['2026-11-23 09:30', ['mon morning', 'mon afternoon'], '2026-11-23 16:00', null],
  ['2026-11-23 09:30', ['mon evening'], null, '2026-11-23 16:00'],
] as const)('is safe at %s by %j until %s, or next at %s (PT-075)', (now, times, until, next) => {
  const moment = (text: string | null) => {
    const [iso = '', time = ''] = (text ?? '').split(' ');
    const day = readIsoDate(iso);
    return day ? { day, time } : null;
  };
  const at = moment(now);
  if (!at) throw new Error('no moment');
  expect(safeAt(safeTimesIn(times), at)).toEqual({ until: moment(until), next: moment(next) });
});
