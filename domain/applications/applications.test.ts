import { expect, it } from 'vitest';
import { nothingKnown } from './applicationFacts.ts';
import { filled } from './filled.ts';
import { DEBT_RELIEF_ORDER } from './forms/debtReliefOrder.ts';

it('asks everything of somebody of whom nothing is known (DN-200)', () => {
  const empty = filled(DEBT_RELIEF_ORDER, nothingKnown({ year: 2026, month: 11, day: 28 }), {});
  expect(empty.count).toBe(0);
  expect(empty.of).toBeGreaterThan(5);
});
