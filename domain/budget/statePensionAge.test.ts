import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, type CalendarDate, compareDates, isoDate, readIsoDate } from '../values/calendar-date.ts';
import { hasReachedPensionAge, STATE_PENSION_AGES, statePensionDay } from './statePensionAge.ts';

function day(text: string): CalendarDate {
  const date = readIsoDate(text);
  if (date === null) throw new Error(`No day: ${text}`);
  return date;
}
function shifted(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}
const anyDay = fc
  .date({ min: new Date('1954-10-06'), max: new Date('1977-04-05'), noInvalidDate: true })
  .map(date => day(date.toISOString().slice(0, 10)));

describe('State Pension age (HO-041)', () => {
  it.each([
    ['1960-04-05', '2026-04-05'],
    ['1960-04-06', '2026-05-06'],
    ['1960-05-05', '2026-06-05'],
    ['1960-05-06', '2026-07-06'],
    ['1960-07-31', '2026-11-30'],
    ['1960-12-05', '2027-08-05'],
    ['1960-12-31', '2027-09-30'],
    ['1961-01-31', '2027-11-30'],
    ['1961-03-05', '2028-02-05'],
    ['1961-03-06', '2028-03-06'],
    ['1964-02-29', '2031-02-28'],
  ])('of a person born on %s is reached on %s', (born, reached) => {
    expect(isoDate(statePensionDay(day(born)))).toBe(reached);
  });

  it('is reached on its day and not on the day before, at 66 at least and at 67 at most', () => {
    fc.assert(
      fc.property(anyDay, born => {
        const reached = statePensionDay(born);
        expect(hasReachedPensionAge(born, reached)).toBe(true);
        expect(hasReachedPensionAge(born, shifted(reached, -1))).toBe(false);
        expect(ageOn(reached, born)).toBeGreaterThanOrEqual(66);
        expect(ageOn(shifted(reached, -1), born)).toBeLessThan(67);
      }),
    );
  });

  it('never comes earlier for a person born later', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(700), (born, later) => {
        const [first, second] = [statePensionDay(born), statePensionDay(shifted(born, later))];
        // The last days of a month may share a day.
        expect(compareDates(first, second)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('rises by a month with each row, from 66 to 67', () => {
    const months = STATE_PENSION_AGES.map(({ years, months: more }) => years * 12 + more);
    expect(months).toEqual(Array.from({ length: 13 }, (_, index) => 66 * 12 + index));
  });
});
