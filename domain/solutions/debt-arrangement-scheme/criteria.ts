import {
  ADULT,
  CHANGES,
  carriedWithoutDisability,
  hasDebts,
  LIVES_THERE,
  NOT_IN_ARRANGEMENT,
} from '../criteria/common.ts';
import { type Criterion, limited, withinLimit } from '../criteria/criterion.ts';
import { BUDGET_AND_SUMS, FULL_BUDGET } from '../criteria/missingFactTexts.ts';

/** Criteria for a debt payment programme (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_ARRANGEMENT,
  hasDebts('DAS'),
  withinLimit('more than', 0, 'pence a month', 'Accountant in Bankruptcy, notes for money advisers', {
    code: 'DAS_PAYMENT',
    tests: 'What you can pay after what comes first',
    figure: figures => figures.available,
    missing: FULL_BUDGET,
  }),
  // The law sets no longest term.
  limited('at most', 'DAS_TERM_MAX', 'months', {
    tests: 'Time to pay back the debts that the programme takes in',
    never: 'After what comes first, nothing is left to pay these debts back',
    figure: figures => figures.planMonths,
    otherwise: 'adviser decides',
    missing: BUDGET_AND_SUMS,
  }),
  ...CHANGES,
  carriedWithoutDisability('DAS'),
];
