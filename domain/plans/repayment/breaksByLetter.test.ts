import { expect, it } from 'vitest';
import { withBreaksByLetter } from './breaksByLetter.ts';
import { breaksByLetterWords } from './breaksByLetterWords.ts';
import { after, MOCK_UP, planOf } from './testing/mockUp.ts';

const on = (day: string, debtId = 'fenland') => ({ debtId, on: day, howLong: 'one month' });
const told = (today: string, ...breaks: readonly ReturnType<typeof on>[]) =>
  withBreaksByLetter(planOf(after(...MOCK_UP), today), breaks, today).breaksByLetter;

it('tells of each lender in the plan the last break that they agreed to by letter, for three months (DN-1313)', () => {
  expect(told('2026-12-01')).toEqual([]);
  expect(told('2026-12-01', on('2026-11-20'), on('2026-11-28'))).toEqual([on('2026-11-28')]);
  expect(told('2027-02-28', on('2026-11-28'))).toEqual([on('2026-11-28')]);
  expect(told('2027-03-01', on('2026-11-28'))).toEqual([]);
  expect(told('2026-12-01', on('2026-11-28', 'somebody else'))).toEqual([]);
});

it('is said with the day and in the words that it was asked for with (DN-1313)', () => {
  expect(breaksByLetterWords.toTell('Fenland Finance', on('2026-11-28'))).toBe(
    'Fenland Finance agreed to a break on 28 November 2026 (one month). Tell us for which months, so that your payments leave them out.',
  );
  expect(breaksByLetterWords.goesOn('Wren', { from: '2026-12', to: '2026-12' })).toBe(
    'You have a break with Wren in December 2026.',
  );
  expect(breaksByLetterWords.goesOn('Wren', { from: '2026-12', to: '2027-01' })).toBe(
    'You have a break with Wren from December 2026 to January 2027.',
  );
  expect(breaksByLetterWords.inShort(['Wren', 'Teal'])).toBe(
    'Wren and Teal agreed to a break: tell us on your plan for which months.',
  );
});
