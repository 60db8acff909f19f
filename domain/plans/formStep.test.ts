import { describe, expect, it } from 'vitest';
import { isFormIn, isFormStep } from './formStep.ts';
import { planWords } from './planWords.ts';
import { wayOf } from './ways/ways.ts';

describe('the step of a plan in which its form is filled in', () => {
  it.each([
    ...(['BS', 'MHBS', 'DRO', 'BKY', 'IVA', 'AO'] as const).map(name => [name, 'england'] as const),
    ...(['DAS', 'PTD', 'SEQ', 'MAP'] as const).map(name => [name, 'scotland'] as const),
  ])('is known by its words: %s in %s (DN-1674)', (name, nation) => {
    const prepared = wayOf(name, nation).stages.find(({ state }) => state === 'being prepared');
    expect(prepared && isFormStep(prepared.what)).toBe(true);
  });

  it('is done once the form is in, and no other step says so (DN-1674)', () => {
    const step = { what: planWords.fillsForm.together, isDone: false };
    expect(isFormIn([step, { what: 'The form goes in', isDone: true }])).toBe(false);
    expect(isFormIn([{ ...step, isDone: true }])).toBe(true);
    expect(isFormStep('You draw up your plan')).toBe(false);
  });
});
