import { ADULT, hasDebts, LIVES_THERE, NOT_IN_INSOLVENCY, UNABLE_TO_PAY } from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';

/**
 * Criteria for Breathing Space (England, Wales): those of the law. An adviser decides in each case whether it is
 * suitable; being under pressure only orders what is shown.
 */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  hasDebts('BS'),
  UNABLE_TO_PAY,
  limited('at least', 'BS_REPEAT_MONTHS', 'months', {
    tests: 'Time since you last had Breathing Space',
    never: 'You have not had Breathing Space before',
    figure: figures => figures.past.monthsSinceBreathingSpace,
    missing: 'when you last had Breathing Space',
  }),
];
