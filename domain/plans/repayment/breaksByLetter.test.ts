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
  expect(breaksByLetterWords.leaveOut('Fenland Finance', on('2026-11-28'))).toBe(
    'Fenland Finance agreed to a break on 28 November 2026 (one month). Until it is over, leave them out and pay the others. Then say of that month that theirs is not paid.',
  );
  expect(breaksByLetterWords.inShort(['Wren', 'Teal'])).toBe(
    'Leave out Wren and Teal while the break that they agreed to goes on.',
  );
});
