import { expect, it } from 'vitest';
import { readSaidDay, sayDay, sayMonth, sayWeekday } from './dayWords.ts';
import { sayNearDay, sayShortDay } from './nearDay.ts';

it.each([
  ['2024-06-28', '28 June 2024'],
  ['2026-12-03', '3 December 2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('says the day %s as %s', (iso, words) => {
  expect(sayDay(iso)).toBe(words);
});

it.each([
  ['2024-01', 'January 2024'],
  ['2032-12', 'December 2032'],
  ['2024-13', '2024-13'],
  ['', ''],
])('says the month %s as %s', (iso, words) => {
  expect(sayMonth(iso)).toBe(words);
});

it('says a day that is near with its weekday (WT-003)', () => {
  expect(sayWeekday('2026-12-03')).toBe('Thursday 3 December');
  expect(sayWeekday('2028-02-29')).toBe('Tuesday 29 February');
  expect(sayWeekday('2000-01-01')).toBe('Saturday 1 January');
  expect(sayWeekday('2100-03-01')).toBe('Monday 1 March');
  expect(sayWeekday('soon')).toBe('soon');
});

it('says a day of another year with it, so that nobody takes it for one of this year (DN-682)', () => {
  expect(sayNearDay('2026-12-03', '2026-11-29')).toBe('Thursday 3 December');
  expect(sayNearDay('2027-11-29', '2026-11-29')).toBe('29 November 2027');
});

it.each([
  ['28 June 2024', { year: 2024, month: 6, day: 28 }],
  ['1st december 2026', { year: 2026, month: 12, day: 1 }],
  ['29/2/2028', { year: 2028, month: 2, day: 29 }],
  ['03-05-2026', { year: 2026, month: 5, day: 3 }],
  ['29 February 2026', null],
  ['1 Dezember 2026', null],
  ['1 December', null],
  ['2026', null],
  ['', null],
])('reads the day %j as %j (DN-061)', (text, day) => {
  expect(readSaidDay(text)).toEqual(day);
});

it('leaves the year out of a day of this year, and of no other (DN-648)', () => {
  const today = { year: 2026, month: 11, day: 29 };
  expect(['2026-11-08', '2025-11-08', 'soon'].map(day => sayShortDay(day, today))).toEqual([
    '8 November',
    '8 November 2025',
    'soon',
  ]);
});
