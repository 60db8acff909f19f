import { expect, it } from 'vitest';
import { takesLong } from './takesLong.ts';

it.each([
  ['2036-11-20', false],
  ['2036-11-21', true],
  ['2094-04-01', true],
  ['2027-01-01', false],
])('a plan that ends on %s takes too long as of 20 November 2026: %s (DN-482)', (endsOn, long) => {
  expect(takesLong(endsOn, '2026-11-20')).toBe(long);
});
