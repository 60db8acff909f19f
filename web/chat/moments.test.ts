import { expect, it } from 'vitest';
import { dayAndTime } from './moments.ts';

it('the day of a message of another year is said with that year (DN-1271)', () => {
  const sent = '2026-12-03T14:04:00Z';
  expect(dayAndTime(sent, new Date('2026-12-10T10:00:00Z'))).toBe('Thursday 3 December, 2:04pm');
  expect(dayAndTime(sent, new Date('2027-01-10T10:00:00Z'))).toBe('3 December 2026, 2:04pm');
});
