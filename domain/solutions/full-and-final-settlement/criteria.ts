import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';

/** Criteria for offering a lump sum (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  limited('at least', 'FFS_SHARE_MIN', 'percent', {
    tests: 'What you could pay at once, as a part of your debts',
    nil: 'You have no sum that you could pay at once',
    figure: figures => figures.lumpPercent,
    missing: 'how much you could pay at once, and how much each debt is',
  }),
];
