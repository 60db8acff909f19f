import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';

/** Criteria for token payments (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('less than', 'DMP_MIN_PER_DEBT', 'pence a month', {
    code: 'TPP_LITTLE_LEFT',
    tests: 'What each debt could get',
    figure: figures => figures.perDebt,
    missing: 'your full budget, and what kind each debt is',
  }),
  limited('less than', 'CHANGE_MONTHS', 'months', {
    code: 'TPP_CHANGE_EXPECTED',
    tests: 'Time until you may have more money',
    never: 'You do not expect more money soon',
    figure: figures => figures.monthsToBetterIncome,
    otherwise: 'adviser confirms',
    missing: 'if you will have more money soon',
  }),
];
