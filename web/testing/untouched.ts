import type { StepProps } from '../journey/steps/stepProps.ts';

/** The props of a step that nobody has touched yet; what it reports is ignored. */
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
