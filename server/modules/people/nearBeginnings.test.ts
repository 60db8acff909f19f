import { expect, it } from 'vitest';
import { nearBeginnings } from './nearBeginnings.ts';

/** Whether a key begins as one of those that were meant. */
const finds = (typed: string, key: string) => nearBeginnings(typed).some(one => key.startsWith(one));

it('may have been meant where a letter is missing, too many, another or swapped, in either name (PT-426)', () => {
  for (const typed of ['danielle okafr', 'danielle okaffor', 'danyelle okafor', 'dainelle okafor']) {
    expect(finds(typed, 'danielle okafor'), typed).toBe(true);
  }
  expect(finds('oakfor', 'okafor danielle')).toBe(true);
  expect(finds('danielleokafor', 'danielle okafor')).toBe(true);
  expect(finds('odonnel', "o'donnell mary")).toBe(true);
});

it('is not looked for where two letters are wrong, where it is too short to tell, and where it is no name (PT-426)', () => {
  expect(finds('danyele', 'danielle okafor')).toBe(false);
  for (const typed of ['dan', '07911', 'danielle@example.org', 'x'.repeat(33), '-dan']) {
    expect(nearBeginnings(typed)).toEqual([]);
  }
  // With the last letter left out it would be whatever begins so.
  expect(nearBeginnings('smith')).not.toContain('smit');
});
