import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { bounded, type Criterion, mustBe } from '../criteria/criterion.ts';

const PRACTICE = 'Our own practice: no public rule; to be confirmed by the advice team';

/** What asking creditors to let the debts go asks for (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  mustBe(PRACTICE, {
    code: 'WO_LONG_ILLNESS',
    tests: 'You have an illness that is not expected to pass',
    figure: figures => figures.isIllLongTerm,
    missing: 'whether you have an illness that is not expected to pass',
  }),
  bounded('at most', 0, 'pence a month', PRACTICE, {
    code: 'WO_NOTHING_LEFT',
    tests: 'What you can pay each month',
    figure: figures => figures.available,
    missing: 'your full budget',
  }),
  bounded('at most', 0, 'pence', PRACTICE, {
    code: 'WO_NO_ASSETS',
    tests: 'What you own',
    figure: figures => figures.assets.netAssets,
    otherwise: 'adviser decides',
    missing: 'what your home, vehicles, savings and other things are worth',
  }),
];
