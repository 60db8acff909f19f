import { expect, it } from 'vitest';
import { NOTHING_SAID_OF_ENTITLEMENTS as NOTHING, saying } from './said.ts';

const MONDAY = { year: 2026, month: 11, day: 23 };
const FRIDAY = { year: 2026, month: 11, day: 27 };

it('keeps the day on which it was said first, and changes nothing by the same again (DN-563)', () => {
  const said = saying(NOTHING, 'tv-licence', 'done', MONDAY);
  expect(said).toEqual({ 'tv-licence': { what: 'done', on: '2026-11-23' } });
  expect(saying(said, 'tv-licence', 'done', FRIDAY)).toBe(said);
  expect(saying(said, 'tv-licence', 'not for me', FRIDAY)['tv-licence']?.on).toBe('2026-11-27');
});

it('takes back one, and leaves the others (DN-563)', () => {
  const both = saying(saying(NOTHING, 'a', 'done', MONDAY), 'b', 'not for me', MONDAY);
  expect(Object.keys(saying(both, 'a', null, FRIDAY))).toEqual(['b']);
  expect(saying(NOTHING, 'a', null, FRIDAY)).toBe(NOTHING);
  expect(saying(NOTHING, 'toString', null, FRIDAY)).toBe(NOTHING);
});
