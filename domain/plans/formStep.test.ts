import { describe, expect, it } from 'vitest';
import { isFormIn } from './formStep.ts';
import { wayOf } from './ways/ways.ts';

describe('the step of a plan in which its form is filled in', () => {
  it.each([
    ...(['BS', 'MHBS', 'DRO', 'BKY', 'IVA', 'AO'] as const).map(name => [name, 'england'] as const),
    ...(['DAS', 'PTD', 'SEQ', 'MAP', 'MOR'] as const).map(name => [name, 'scotland'] as const),
  ])('is said by the way, and is its first alone: %s in %s (DN-1674, DN-1727)', (name, nation) => {
    const ofForm = wayOf(name, nation).stages.filter(({ isForm }) => isForm);
    expect(ofForm.map(({ state }) => state)).toEqual(['being prepared']);
  });

  it.each(['DMP', 'SMP', 'TPP', 'FFS', 'DAP', 'WO'])(
    'is in no way that has no form, whatever its words: %s (DN-1727)',
    name => {
      expect(wayOf(name, 'england').stages.some(({ isForm }) => isForm)).toBe(false);
    },
  );

  it('is done once the form is in, and no other step says so (DN-1674, DN-1727)', () => {
    const step = { isForm: true, isDone: false } as const;
    expect(isFormIn([step, { isDone: true }])).toBe(false);
    expect(isFormIn([{ ...step, isDone: true }])).toBe(true);
  });
});
