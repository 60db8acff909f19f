import { expect, it } from 'vitest';
import { londonDate } from './londonDate.ts';

it('counts the day as London does: an hour ahead of universal time in summer, level with it in winter', () => {
  expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toEqual({ year: 2026, month: 7, day: 1 });
  expect(londonDate(new Date('2026-11-20T23:30:00Z'))).toEqual({ year: 2026, month: 11, day: 20 });
});
