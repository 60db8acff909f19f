import { expect, it } from 'vitest';
import { earliestNextTry, isTriedAgain } from './callTries.ts';

it('is tried three times at most, two hours apart at least (PT-071)', () => {
  expect([0, 1, 2, 3].map(isTriedAgain)).toEqual([true, true, false, false]);
  expect(earliestNextTry(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-11-24T12:00:00Z'));
});
