import { describe, expect, it } from 'vitest';
import { isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { dayAfterMonths } from '../../values/laterDay.ts';
import { exactly, NEVER, UNKNOWN_AMOUNT } from '../case/span.ts';
import { day } from '../testing/cases.ts';
import { daysBetween, fullMonths, monthsSince, monthsUntil } from './months.ts';

describe('full months between two days (HO-133)', () => {
  it.each([
    ['2026-03-10', '2026-04-09', 0],
    ['2026-03-10', '2026-04-10', 1],
    ['2025-12-31', '2026-01-30', 0],
    ['2025-11-21', '2026-11-21', 12],
    ['2026-04-10', '2026-03-10', -1],
    ['2026-04-10', '2026-03-11', -1],
    ['2026-04-10', '2026-03-09', -2],
  ])('from %s to %s are %d', (from, to, months) => {
    expect(fullMonths(day(from), day(to))).toBe(months);
  });

  it.each([
    ['2026-10-20', 1],
    ['2026-11-21', 0],
    ['2026-12-21', 0],
  ])('since %s are %d on 21 November 2026, and never fewer than none', (when, months) => {
    expect(monthsSince(day(when), day('2026-11-21'))).toEqual(exactly(months));
  });

  it('until today are none, and until yesterday never', () => {
    const on = day('2026-11-21');
    expect(monthsUntil(on, on)).toEqual(exactly(0));
    expect(monthsUntil(day('2026-12-21'), on)).toEqual(exactly(1));
    expect(monthsUntil(day('2026-11-20'), on)).toEqual(NEVER);
  });

  it('are open where the day is not known', () => {
    const on = day('2026-11-21');
    expect([monthsSince('never', on), monthsUntil('never', on)]).toEqual([NEVER, NEVER]);
    expect([monthsSince(null, on), monthsUntil(null, on)]).toEqual([UNKNOWN_AMOUNT, UNKNOWN_AMOUNT]);
  });

  it('are counted in days across a change of the clocks and a leap day', () => {
    expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
    expect(daysBetween(day('2026-03-30'), day('2026-03-28'))).toBe(-2);
  });
});

it.each([
  ['2026-11-21', 24, '2028-11-21'],
  ['2020-11-22', 72, '2026-11-22'],
  ['2026-08-31', 1, '2026-10-01'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2024-02-29', 12, '2025-03-01'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-01-30', 1, '2026-03-01'],
  ['2026-11-05', 1, '2026-12-05'],
  ['2026-11-05', 2, '2027-01-05'],
])('from %s, %i full months have passed on %s, and not before', (from, months, then) => {
  const day = (text: string) => readIsoDate(text) as NonNullable<ReturnType<typeof readIsoDate>>;
  expect(isoDate(dayAfterMonths(day(from), months))).toBe(then);
  expect(fullMonths(day(from), day(then))).toBe(months);
});
