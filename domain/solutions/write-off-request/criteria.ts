import { ADULT, hasDebts, NOT_IN_ARRANGEMENT } from '../criteria/common.ts';
import { type Criterion, mustBe, withinLimit } from '../criteria/criterion.ts';
import { FULL_BUDGET } from '../criteria/missingFactTexts.ts';
import { OWN_PRACTICE } from '../thresholds/practice.ts';

/** Criteria for asking creditors to write debts off (all nations). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  hasDebts('DMP'),
  mustBe(OWN_PRACTICE, {
    code: 'WO_LONG_ILLNESS',
    tests: 'You have an illness that is likely to last',
    not: 'You told us of no illness that is likely to last',
    figure: figures => figures.isIllLongTerm,
    missing: 'if you have an illness that is likely to last',
  }),
  withinLimit('at most', 0, 'pence a month', OWN_PRACTICE, {
    code: 'WO_NOTHING_LEFT',
    tests: 'What these debts could get',
    // It leaves out what a debt management plan leaves out.
    figure: figures => figures.dmpAvailable,
    missing: FULL_BUDGET,
  }),
  withinLimit('at most', 0, 'pence', OWN_PRACTICE, {
    code: 'WO_NO_ASSETS',
    tests: 'What you own',
    figure: figures => figures.assets.netAssets,
    otherwise: 'adviser decides',
    missing: 'what your home, vehicles, savings and other things are worth',
  }),
];
