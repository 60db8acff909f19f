import { ADULT, carriedWithoutDisability, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';
import { BUDGET_AND_SUMS } from '../criteria/missingFactTexts.ts';

/** Criteria for a debt management plan (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('at least', 'DMP_MIN_PER_DEBT', 'pence a month', {
    tests: 'What each debt could get',
    figure: figures => figures.perDebt,
    missing: 'your full budget, and what kind each debt is',
  }),
  limited('at most', 'DMP_TERM_MAX', 'months', {
    tests: 'Time to pay back the debts that a plan takes in',
    never: 'After what comes first, nothing is left to pay these debts back',
    figure: figures => figures.dmpMonths,
    missing: BUDGET_AND_SUMS,
  }),
  carriedWithoutDisability('DMP'),
];
