import { expect, it } from 'vitest';
import { sayDay, sayMonth } from './dayWords.ts';

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
