import { expect, it } from 'vitest';
import { seenText } from './seenText.ts';

const now = new Date('2026-11-28T08:00:00Z');

it.each([
  ['2026-11-28T07:59:30Z', 'Just now'],
  ['2026-11-28T07:46:00Z', '14 min ago'],
  ['2026-11-28T06:30:00Z', '1 hour ago'],
  ['2026-11-28T00:30:00Z', '7 hours ago'],
  ['2026-11-27T23:30:00Z', 'Yesterday'],
  ['2026-11-26T23:30:00Z', '2 days ago'],
  ['2026-11-16T12:00:00Z', '12 days ago'],
  ['2026-11-10T12:00:00Z', 'Tue 10 Nov'],
  ['2025-02-03T12:00:00Z', '3 Feb 2025'],
])('says of somebody who was here at %s: %s (PT-341)', (seenAt, says) => {
  expect(seenText(seenAt, now)).toBe(says);
});
