import { describe, expect, it } from 'vitest';
import { WAIT_BOUNDS, waitsInShort } from './waited.ts';

describe('how long people waited', () => {
  it('is the bound within which half had what they waited for, and the one that the slowest tenth reached (PT-461)', () => {
    const waits = [
      { within: 300, people: 30 },
      { within: 60, people: 40 },
      { within: 90, people: 20 },
      { within: 3600, people: 12 },
    ];
    expect(waitsInShort(waits)).toEqual({ usual: 90, nineInTen: 3600 });
  });

  it('is not told of fewer than ten, nor the slowest tenth where that is fewer than ten (PT-461, PT-361)', () => {
    expect(waitsInShort([{ within: 60, people: 9 }])).toEqual({ usual: null, nineInTen: null });
    expect(waitsInShort([{ within: 60, people: 99 }])).toEqual({ usual: 60, nineInTen: null });
    expect(waitsInShort([])).toEqual({ usual: null, nineInTen: null });
  });

  it('is told apart by bounds that rise (PT-461)', () => {
    expect(WAIT_BOUNDS.every((bound, index) => bound > (WAIT_BOUNDS[index - 1] ?? 0))).toBe(true);
  });
});
