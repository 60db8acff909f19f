import { expect, it } from 'vitest';
import { fromLondonTime } from './londonTime.ts';

it.each([
  ['2026-11-25T14:30', '2026-11-25T14:30:00.000Z'],
  // Summer time: an hour ahead of Greenwich.
  ['2027-06-01T09:15', '2027-06-01T08:15:00.000Z'],
  // An hour that a night in autumn has twice: the first.
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  // One that a night in spring leaves out.
  ['2027-03-28T01:30', undefined],
  ['', undefined],
])('the clock in London says %s at %s (PT-072)', (typed, at) => {
  expect(fromLondonTime(typed)?.toISOString()).toBe(at);
});
