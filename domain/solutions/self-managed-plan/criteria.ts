import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited, mustBe } from '../criteria/criterion.ts';
import { OWN_PRACTICE } from '../thresholds/row.ts';

/** Criteria for a plan that the person runs alone (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('at most', 'SMP_CREDITORS_MAX', 'creditors', {
    tests: 'How many debts there are to look after',
    figure: figures => figures.debts.columns.DMP.count,
    missing: 'what kind each debt is',
  }),
  mustBe(OWN_PRACTICE, {
    code: 'SMP_AFFORDABLE',
    tests: 'You can pay what you agreed, or all of it within a year',
    not: 'What is left each month does not cover what you agreed to pay',
    figure: figures => figures.canPayAlone,
    missing: 'your full budget, and what you pay on each debt a month',
  }),
];
