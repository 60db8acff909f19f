import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownCount } from './smallGroups.ts';

it.each([
  [0, null],
  [1, null],
  [9, null],
  [10, 10],
  [14, 10],
  [15, 20],
  [12_483, 12_480],
])('shows %i people as %s (PT-361)', (people, shown) => {
  expect(shownCount(people)).toBe(shown);
});

it('gives no group of fewer than ten away as the difference of two that are shown (PT-361)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), fc.integer({ min: 1, max: 9 }), (rest, small) => {
      const [all, others] = [shownCount(rest + small), shownCount(rest)];
      const difference = (all ?? 0) - (others ?? 0);
      // The same is shown where the group is empty, or another size: 0 or 10, never its own.
      expect([0, 10]).toContain(difference);
    }),
  );
});
