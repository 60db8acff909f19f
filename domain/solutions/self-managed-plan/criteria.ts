import { ADULT, carriedWithoutDisability, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited, mustBe } from '../criteria/criterion.ts';
import { BUDGET_AND_SUMS } from '../criteria/missingFactTexts.ts';
import { OWN_PRACTICE } from '../thresholds/practice.ts';

/** Criteria for a plan that the person runs alone (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('at most', 'SMP_CREDITORS_MAX', 'creditors', {
    tests: 'How many people or firms you would deal with',
    figure: figures => figures.debts.columns.DMP.creditors,
    missing: 'what kind each debt is',
  }),
  limited('at most', 'SMP_PLAN_MAX', 'months', {
    tests: 'Time to pay back these debts',
    never: 'After what comes first, nothing is left to pay these debts back',
    figure: figures => figures.dmpMonths,
    missing: BUDGET_AND_SUMS,
  }),
  mustBe(OWN_PRACTICE, {
    code: 'SMP_AFFORDABLE',
    tests: 'You can pay what you agreed and catch up, or pay all of it, within a year',
    not: 'What is left each month does not cover what you agreed to pay and what is behind',
    figure: figures => figures.canPayAlone,
    missing: 'your full budget, what you pay on each debt a month, and how much is late',
  }),
  carriedWithoutDisability('SMP'),
];
