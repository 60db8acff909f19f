import type { StepProps } from '../journey/steps/stepProps.ts';

/** What a step is given that nobody has touched yet; nothing is done with what it tells. */
export const UNTOUCHED: Omit<StepProps, 'planStep'> = {
  value: [],
  answered: false,
  problem: undefined,
  ownButton: undefined,
  busy: false,
  onDraft: () => undefined,
  onAnswer: () => undefined,
  onContinue: () => undefined,
  onCompleted: async () => undefined,
};
