import { expect, it } from 'vitest';
import { wasDueOn } from './lateStep.ts';

const step = { isDone: false, on: '2026-12-19', at: null, until: '2026-12-29' };

it('is late from the day after its last day, whichever of its days that is (DN-1204)', () => {
  expect(wasDueOn(step, '2026-12-29')).toBeNull();
  expect(wasDueOn(step, '2026-12-30')).toBe('2026-12-29');
  expect(wasDueOn({ ...step, until: null }, '2026-12-19')).toBeNull();
  expect(wasDueOn({ ...step, until: null }, '2026-12-20')).toBe('2026-12-19');
});

it('is never late once it is done, without a day, or as a talk with a moment of its own (DN-1204)', () => {
  expect(wasDueOn({ ...step, isDone: true }, '2027-02-01')).toBeNull();
  expect(wasDueOn({ ...step, on: null, until: null }, '2027-02-01')).toBeNull();
  expect(wasDueOn({ ...step, at: '2026-12-19T10:00:00Z' }, '2027-02-01')).toBeNull();
});
