import { expect, it } from 'vitest';
import { silenceText, silentSince } from './chatSilence.ts';

it('counts the hours in which nobody writes back from now (PT-432)', () => {
  expect(silentSince(new Date('2026-03-29T12:00:00Z'), 24)).toEqual(new Date('2026-03-28T12:00:00Z'));
});

it.each([
  [1, 'an hour'],
  [23, '23 hours'],
  [24, 'a day'],
  [36, '36 hours'],
  [48, '2 days'],
])('says of %i hours: %s (PT-432)', (hours, said) => expect(silenceText(hours)).toBe(said));
