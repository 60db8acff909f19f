import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, compareDates, dateExists, isoDate, readIsoDate } from './calendar-date.ts';

const day = (iso: string) => {
  const date = readIsoDate(iso);
  if (date === null) throw new Error(`${iso} is not a date`);
  return date;
};

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(date => day(date.toISOString().slice(0, 10)));

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('exists: %s', iso => {
    expect(readIsoDate(iso)).not.toBeNull();
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    '',
  ])('does not exist: %j', iso => {
    expect(readIsoDate(iso)).toBeNull();
  });

  it('does not exist with part of a day', () => {
    expect(dateExists({ year: 2026, month: 1, day: 1.5 })).toBe(false);
  });

  it('reads and writes the same text', () => {
    fc.assert(
      fc.property(anyDay, date => {
        expect(readIsoDate(isoDate(date))).toEqual(date);
      }),
    );
  });

  it('agrees with the built-in calendar on which days exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, dayOfMonth) => {
          const built = new Date(Date.UTC(year, month - 1, dayOfMonth));
          const same = built.getUTCMonth() === month - 1 && built.getUTCDate() === dayOfMonth;
          expect(dateExists({ year, month, day: dayOfMonth })).toBe(same);
        },
      ),
    );
  });

  it('sorts as its text does', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const byText = isoDate(a) < isoDate(b) ? -1 : isoDate(a) > isoDate(b) ? 1 : 0;
        expect(Math.sign(compareDates(a, b))).toBe(byText);
      }),
    );
  });
});

describe('age', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-21', '2026-11-22', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('of someone born %s is on %s %d', (born, today, age) => {
    expect(ageOn(day(today), day(born))).toBe(age);
  });

  it('never falls as days go by', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (born, one, other) => {
        const [first, second] = compareDates(one, other) <= 0 ? [one, other] : [other, one];
        expect(ageOn(first, born)).toBeLessThanOrEqual(ageOn(second, born));
      }),
    );
  });
});
