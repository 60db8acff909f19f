import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDates, isoDate, nextDay, readIsoDate } from '../values/calendar-date.ts';
import { type KeepFor, keptUntil, latestDue, sayKeepFor } from './retention.ts';

const day = (text: string) => readIsoDate(text) ?? { year: 0, month: 0, day: 0 };

describe('how long something is kept', () => {
  it.each<[string, KeepFor, string]>([
    ['2026-11-23', { days: 30 }, '2026-12-23'],
    ['2026-11-23', { days: 0 }, '2026-11-23'],
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2026-11-30', { months: 13 }, '2027-12-30'],
    ['2024-02-29', { years: 6 }, '2030-02-28'],
  ])('from %s for %o ends on %s (IS-110)', (event, keep, ends) => {
    expect(isoDate(keptUntil(day(event), keep))).toBe(ends);
  });

  it('is due from its last day on and not a day before, whatever the day and the time (IS-110)', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map(at => day(at.toISOString().slice(0, 10)));
    const keeps = fc.oneof<[fc.Arbitrary<KeepFor>, fc.Arbitrary<KeepFor>, fc.Arbitrary<KeepFor>]>(
      fc.record({ days: fc.integer({ min: 0, max: 4000 }) }),
      fc.record({ months: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ years: fc.integer({ min: 1, max: 20 }) }),
    );
    fc.assert(
      fc.property(days, keeps, (today, keep) => {
        const due = latestDue(today, keep);
        expect(compareDates(keptUntil(due, keep), today)).toBeLessThanOrEqual(0);
        expect(compareDates(keptUntil(nextDay(due), keep), today)).toBeGreaterThan(0);
      }),
    );
  });

  it('is said with its unit', () => {
    expect([{ days: 30 }, { months: 1 }, { years: 6 }].map(sayKeepFor)).toEqual([
      '30 days',
      '1 month',
      '6 years',
    ]);
  });
});
