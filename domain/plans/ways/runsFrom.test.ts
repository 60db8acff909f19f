import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { wayOf, wayWithoutHealth } from './ways.ts';
import { standsOn } from './wayThere.ts';

const on = (month: number, day: number, year = 2026): CalendarDate => ({ year, month, day });
const WAYS = {
  BS: wayOf('BS', 'england'),
  MHBS: wayOf('MHBS', 'england'),
  'MHBS without why': wayWithoutHealth('MHBS', 'england'),
  MOR: wayOf('MOR', 'scotland'),
  DRO: wayOf('DRO', 'england'),
} as const;

/** What is said of what was granted on 30 November, on a day. */
const said = (which: keyof typeof WAYS, today: CalendarDate) =>
  standsOn({
    way: WAYS[which],
    state: 'running',
    changes: [
      { state: 'sent', on: on(11, 27) },
      { state: 'running', on: on(11, 30) },
    ],
    today,
    limitOn: key =>
      key === 'BS_DAYS'
        ? { value: 60, unit: 'days' }
        : key === 'MOR_MONTHS'
          ? { value: 6, unit: 'months' }
          : undefined,
  })?.you;

describe('what gives time, once it was granted', () => {
  it.each([
    ['BS', on(11, 30), 'It begins on 1 December 2026 and ends on 29 January 2027. While it runs nobody may'],
    ['BS', on(12, 1), 'It began on 1 December 2026 and ends on 29 January 2027. While it runs nobody may'],
    ['MOR', on(12, 1), 'It began on 30 November 2026 and ends on 30 May 2027. Choose with us'],
    ['MHBS', on(12, 8), 'It began on 1 December 2026. Get well first.'],
    ['MHBS without why', on(12, 8), 'It began on 1 December 2026. Keep paying rent'],
  ] as const)(
    'names its first day, and its last where the law has one: %s on %j (DN-1673)',
    (which, today, begins) => {
      expect(said(which, today)?.slice(0, begins.length)).toBe(begins);
    },
  );

  it('is said of nothing else (DN-1673)', () => {
    expect(said('DRO', on(12, 8))).not.toMatch(/It began|It begins/u);
  });
});
