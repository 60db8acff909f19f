import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditSearchBirthYears, typedDate } from './creditSearchBirthDate.ts';
import {
  checkDateOfBirth,
  checkDayMonth,
  checkDayMonthYear,
  checkMonthYear,
  journeyBirthYears,
} from './dates.ts';

const today = { year: 2026, month: 11, day: 21 };
const leapYear = { year: 2028, month: 1, day: 1 };
const typed = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
};

describe('a full date', () => {
  it.each([
    ['1/2/2000', { day: 1, month: 2, year: 2000 }],
    ['01/02/2000', { day: 1, month: 2, year: 2000 }],
    [' 29 / 02 / 2024 ', { day: 29, month: 2, year: 2024 }],
    ['31/12/1900', { day: 31, month: 12, year: 1900 }],
    ['1/1/2100', { day: 1, month: 1, year: 2100 }],
  ])('takes %j (QU-019)', (text, value) => {
    expect(checkDayMonthYear(typed(text))).toEqual({ ok: true, value });
  });

  it.each([
    ['//', ['day', 'month', 'year']],
    ['1//2000', ['month']],
    ['1/ /', ['month', 'year']],
    ['99//', ['month', 'year']],
  ])('names the empty boxes of %j (QU-014, QU-019)', (text, parts) => {
    expect(checkDayMonthYear(typed(text))).toEqual({
      ok: false,
      code: 'missing',
      message: 'Please enter a value in all fields',
      parts,
    });
  });

  it.each(['1/1/1899', '1/1/2101', '1/1/99', '1/1/02000', '1/1/abcd', '1/1/-200', '31/2/20'])(
    'wants a year of four digits from 1900 to 2100, not %j (QU-016, QU-020)',
    text => {
      expect(checkDayMonthYear(typed(text))).toEqual({
        ok: false,
        code: 'wrongYear',
        message: 'Please enter a valid year',
        parts: ['year'],
      });
    },
  );

  it.each([
    ['31/4/2000', ['day']],
    ['29/2/2023', ['day']],
    ['0/4/2000', ['day']],
    ['1/13/2000', ['month']],
    ['31/0/2000', ['month']],
    ['32/13/2000', ['day', 'month']],
    ['x/4/2000', ['day']],
    ['001/4/2000', ['day']],
    ['1.5/4/2000', ['day']],
    ['1/-4/2000', ['month']],
  ])('names the wrong boxes of %j, which does not exist (QU-015, QU-019)', (text, parts) => {
    expect(checkDayMonthYear(typed(text))).toEqual({
      ok: false,
      code: 'notADate',
      message: 'Please enter a valid date',
      parts,
    });
  });

  it('passes exactly when the built-in calendar has that day (QU-019)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1890, max: 2110 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const built = new Date(Date.UTC(year, month - 1, day));
          const exists = built.getUTCMonth() === month - 1 && built.getUTCDate() === day;
          const checked = checkDayMonthYear({ day: `${day}`, month: `${month}`, year: `${year}` });
          expect(checked.ok).toBe(exists && year >= 1900 && year <= 2100);
          if (checked.ok) expect(checkDayMonthYear(typedDate(checked.value))).toEqual(checked);
          else expect(checked.parts).not.toEqual([]);
        },
      ),
    );
  });
});

describe('a day and a month', () => {
  it('must both be given (QU-014, QU-018)', () => {
    expect(checkDayMonth({ day: '', month: '2' }, today)).toEqual({
      ok: false,
      code: 'missing',
      message: 'Please enter a value in all fields',
      parts: ['day'],
    });
  });

  it('may be 29 February only when the current year has one (QU-018)', () => {
    expect(checkDayMonth({ day: '29', month: '2' }, leapYear)).toEqual({
      ok: true,
      value: { day: 29, month: 2 },
    });
    expect(checkDayMonth({ day: '29', month: '2' }, today)).toEqual({
      ok: false,
      code: 'notADate',
      message: 'Please enter a valid date',
      parts: ['day'],
    });
  });
});

describe('a month and a year', () => {
  it('takes months 1 to 12 (QU-025)', () => {
    expect(checkMonthYear({ month: '1', year: '1900' })).toEqual({
      ok: true,
      value: { month: 1, year: 1900 },
    });
    expect(checkMonthYear({ month: '12', year: '2100' })).toMatchObject({ ok: true });
    for (const month of ['0', '13', 'May']) {
      expect(checkMonthYear({ month, year: '2000' })).toMatchObject({ code: 'notADate', parts: ['month'] });
    }
  });

  it('needs both, and a year within the bounds (QU-025)', () => {
    expect(checkMonthYear({ month: '', year: '' })).toMatchObject({
      code: 'missing',
      parts: ['month', 'year'],
    });
    expect(checkMonthYear({ month: '5', year: '2101' })).toMatchObject({
      code: 'wrongYear',
      parts: ['year'],
    });
    expect(checkMonthYear({ month: '5', year: '2101' }, { first: 2101, last: 2101 }).ok).toBe(true);
  });
});

describe('a date of birth', () => {
  it('passes on the 18th birthday and not the day before (QU-017, QU-021)', () => {
    expect(checkDateOfBirth(typed('21/11/2008'), today)).toMatchObject({ ok: true });
    expect(checkDateOfBirth(typed('22/11/2008'), today)).toEqual({
      ok: false,
      code: 'underAge',
      message: 'You must be aged 18 or over to receive advice',
      parts: ['day', 'month', 'year'],
    });
  });

  it('of 29 February passes from 1 March of the 18th year (QU-021)', () => {
    const born = typed('29/2/2008');
    expect(checkDateOfBirth(born, { year: 2026, month: 2, day: 28 })).toMatchObject({ code: 'underAge' });
    expect(checkDateOfBirth(born, { year: 2026, month: 3, day: 1 })).toMatchObject({ ok: true });
  });

  it('passes on every 18th birthday, even where a division by 365.25 says a few hours less (QU-021)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1920, max: 2080 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const birthday = { year: year + 18, month, day };
          expect(checkDateOfBirth(typedDate({ year, month, day }), birthday).ok).toBe(true);
        },
      ),
    );
  });

  it('keeps the rules of a full date (QU-021)', () => {
    expect(checkDateOfBirth(typed('1//1990'), today)).toMatchObject({ code: 'missing', parts: ['month'] });
    expect(checkDateOfBirth(typed('31/4/1990'), today)).toMatchObject({ code: 'notADate', parts: ['day'] });
  });

  it('takes years from 1920 to this one in the journey (QU-022, QU-023)', () => {
    expect(journeyBirthYears(today)).toEqual({ first: 1920, last: 2026 });
    expect(checkDateOfBirth(typed('1/1/1920'), today).ok).toBe(true);
    expect(checkDateOfBirth(typed('31/12/1919'), today)).toMatchObject({ code: 'wrongYear' });
    expect(checkDateOfBirth(typed('1/1/2027'), today)).toMatchObject({ code: 'wrongYear' });
    expect(checkDateOfBirth(typed('31/12/2026'), today)).toMatchObject({ code: 'underAge' });
  });

  it('takes years from 120 back to this one in the credit search (CS-014, QU-023)', () => {
    const years = creditSearchBirthYears(today);
    expect(years).toEqual({ first: 1906, last: 2026 });
    expect(checkDateOfBirth(typed('1/1/1906'), today, years).ok).toBe(true);
    expect(checkDateOfBirth(typed('31/12/1905'), today, years)).toMatchObject({ code: 'wrongYear' });
  });

  it('fills its boxes with two digits (CS-013)', () => {
    expect(typedDate({ year: 1990, month: 3, day: 7 })).toEqual({ day: '07', month: '03', year: '1990' });
  });
});
