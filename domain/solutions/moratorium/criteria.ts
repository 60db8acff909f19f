import { ADULT, hasDebts, LIVES_THERE, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';

/** Criteria for the statutory moratorium (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_ARRANGEMENT,
  hasDebts('SEQ'),
  limited('at least', 'MOR_REPEAT_MONTHS', 'months', {
    tests: 'Time since your last moratorium ended',
    never: 'You have not had a moratorium before',
    figure: figures => figures.past.monthsSinceMoratorium,
    missing: 'when your last moratorium ended',
  }),
];
