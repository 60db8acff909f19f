import {
  ADULT,
  CHANGES,
  carriedWithoutDisability,
  LIVES_THERE,
  NOT_IN_ARRANGEMENT,
} from '../criteria/common.ts';
import { type Criterion, limited, mustBe, withinLimit } from '../criteria/criterion.ts';
import { FULL_BUDGET } from '../criteria/missingFactTexts.ts';

/** Criteria for an administration order (England, Wales). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_ARRANGEMENT,
  limited('at most', 'AO_DEBT_MAX', 'pence', {
    tests: 'All your debts together',
    figure: figures => figures.debts.total,
    missing: 'how much each debt is',
  }),
  mustBe('GOV.UK, options for paying off your debts', {
    code: 'AO_JUDGMENT',
    tests: 'A court has ruled that you must pay a debt',
    not: 'No court has ruled that you must pay a debt',
    figure: figures => figures.debts.hasJudgment,
    missing: 'if a court has ruled on any of your debts',
  }),
  withinLimit('more than', 0, 'pence a month', 'GOV.UK, options for paying off your debts', {
    code: 'AO_PAYMENT',
    tests: 'What you can pay after what comes first',
    figure: figures => figures.available,
    missing: FULL_BUDGET,
  }),
  ...CHANGES,
  carriedWithoutDisability('AO'),
];
