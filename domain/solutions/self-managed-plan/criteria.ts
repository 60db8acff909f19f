import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited, mustBe } from '../criteria/criterion.ts';

/** What a plan that the person runs alone asks for (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('at most', 'SMP_CREDITORS_MAX', 'creditors', {
    tests: 'How many debts there are to look after',
    figure: figures => figures.debts.columns.DMP.count,
    missing: 'what kind each debt is',
  }),
  mustBe('Our own practice: no public rule; to be confirmed by the advice team', {
    code: 'SMP_AFFORDABLE',
    tests: 'You can pay what you agreed, or all of it within a year',
    figure: figures => figures.canPayAlone,
    missing: 'your full budget, and the monthly payment of each debt',
  }),
];
