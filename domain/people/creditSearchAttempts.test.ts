import { describe, expect, it } from 'vitest';
import {
  isSearchAllowed,
  MOST_SEARCHES,
  type PastSearch,
  type SearchOutcome,
} from './creditSearchAttempts.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const search = (hoursAgo: number, ...outcomes: SearchOutcome[]): PastSearch => ({
  at: new Date(NOW.getTime() - hoursAgo * HOUR),
  outcomes,
});
const times = (count: number, past: PastSearch) => Array.from({ length: count }, () => past);

describe('a credit search', () => {
  it.each([
    ['the first', [], true],
    ['one more after four', times(4, search(1, 'not found')), true],
    ['one more after five', times(5, search(1, 'not found')), false],
    ['one more after five that found something', times(5, search(1, 'code required', 'found')), false],
    [
      'one more after five, the oldest a day old',
      [...times(4, search(1, 'found')), search(24, 'found')],
      true,
    ],
    ['one more after many that were never answered', times(20, search(1, 'unavailable')), true],
    ['one more after five that were cut off', times(5, search(1)), false],
    [
      'one more after five whose code came to no answer',
      times(5, search(1, 'code required', 'unavailable')),
      false,
    ],
    ['one more after the tries of a code are used up', [search(23, 'code required', 'no tries left')], false],
    ['one more a day after that', [search(24, 'code required', 'no tries left')], true],
  ] as const)('%s (ER-013)', (_, past, allowed) => {
    expect(isSearchAllowed(past, NOW)).toBe(allowed);
  });

  it('is allowed more than once, so that a mistake can be corrected', () => {
    expect(MOST_SEARCHES).toBeGreaterThan(2);
  });
});
