import { expect, it } from 'vitest';
import { countsAsTry, earliestNextTry, isTriedAgain } from './callTries.ts';

const TEN = new Date('2026-11-24T10:00:00Z');
const A_MOMENT_AFTER = new Date(TEN.getTime() + 1);

it('is tried three times at most, two hours apart at least (PT-071)', () => {
  const vain = { tried: TEN, notBefore: null };
  expect([0, 1, 2, 3].map(tries => isTriedAgain(tries, vain))).toEqual([true, true, false, false]);
  expect(earliestNextTry(TEN)).toEqual(new Date('2026-11-24T12:00:00Z'));
});

it('is none of the three before the time that was promised, and is one from that moment on (PT-623)', () => {
  const early = { tried: TEN, notBefore: A_MOMENT_AFTER };
  const inTime = { tried: TEN, notBefore: TEN };
  expect([early, inTime, { tried: TEN, notBefore: null }].map(countsAsTry)).toEqual([false, true, true]);
  expect([1, 2, 3].map(tries => isTriedAgain(tries, early))).toEqual([true, true, true]);
  expect([1, 2, 3].map(tries => isTriedAgain(tries, inTime))).toEqual([true, false, false]);
});
