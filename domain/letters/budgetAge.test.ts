import { expect, it } from 'vitest';
import { isBudgetOld } from './budgetAge.ts';

it.each([
  ['2027-05-29', 6, false],
  ['2027-05-30', 6, true],
  ['2027-05-30', null, false],
  ['2027-11-29', 12, false],
  ['2027-11-30', 12, true],
  ['2027-11-30', null, true],
])(
  'a budget of 30 November 2026 is old on %s, with a look after %s months: %s (DN-1694)',
  (today, months, isOld) => {
    expect(isBudgetOld('2026-11-30', today, months)).toBe(isOld);
  },
);
