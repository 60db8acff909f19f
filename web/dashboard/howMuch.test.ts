import { expect, it } from 'vitest';
import { howMuch } from './howMuch.ts';

const now = { isAdvised: false, isReviewing: false, pressing: 0, hasPlan: false, isWide: false };

it('shows all before there is advice, its sums after it, and a line of it where several things cannot wait (WT-018)', () => {
  expect(howMuch(now)).toBe('all');
  expect(howMuch({ ...now, isAdvised: true })).toBe('sums');
  expect(howMuch({ ...now, isAdvised: true, pressing: 1 })).toBe('sums');
  expect(howMuch({ ...now, pressing: 2 })).toBe('line');
  expect(howMuch({ ...now, isAdvised: true, pressing: 2 })).toBe('line');
});

it('shows the sums of what is told while the full review runs, where there is no room beside its next part (WT-165)', () => {
  expect(howMuch({ ...now, isReviewing: true })).toBe('sums');
  expect(howMuch({ ...now, isReviewing: true, isWide: true })).toBe('all');
  expect(howMuch({ ...now, isReviewing: true, pressing: 2 })).toBe('line');
});

it('folds nothing for what cannot wait where there is room beside it (WT-018)', () => {
  expect(howMuch({ ...now, pressing: 2, isWide: true })).toBe('all');
  expect(howMuch({ ...now, isAdvised: true, pressing: 2, isWide: true })).toBe('sums');
});

it('shows a line of it where a plan leads, in any window (DN-311)', () => {
  for (const isWide of [false, true]) {
    expect(howMuch({ ...now, isAdvised: true, hasPlan: true, isWide })).toBe('line');
  }
});
