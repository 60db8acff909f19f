import { expect, it } from 'vitest';
import { dayOfStep } from './nextOf.ts';

const STEP = { what: 'You look at it again', who: 'You both', says: '', at: null, until: null } as const;

it('a day of a step in another year is said with that year, done or to come (DN-1271)', () => {
  const done = { ...STEP, isDone: true, on: '2026-11-24', is: 'by' } as const;
  expect(dayOfStep(done, '2026-12-05')).toBe('Tuesday 24 November');
  expect(dayOfStep(done, '2027-11-26')).toBe('24 November 2026');
  const toCome = { ...STEP, isDone: false, on: '2027-11-23', is: 'by' } as const;
  expect(dayOfStep(toCome, '2026-12-23')).toBe('by 23 November 2027');
  expect(dayOfStep(toCome, '2027-01-10')).toBe('by Tuesday 23 November');
});
