import type { Step } from '../journey-engine/definition/definition.ts';

/** Whether the answer to a step is a number on which the person can be rung. */
export function tellsNumber({ optionType, tells }: Pick<Step, 'optionType' | 'tells'>): boolean {
  return optionType === 'Phone Number' || tells === 'contactNumber';
}
