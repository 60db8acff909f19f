import { expect, it } from 'vitest';
import { sayDay, sayMonth, sayWeekday } from './dayWords.ts';

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
