import {
  ADAPTED_VEHICLE_KEPT,
  ADULT,
  CHANGES,
  CONDUCT,
  carriedWithoutDisability,
  LITTLE_TO_OFFER,
  LIVES_THERE,
  leavesDebtUnpaid,
  leavesSomething,
  NOT_IN_INSOLVENCY,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
} from '../criteria/common.ts';
import { type Criterion, limited, withinLimit } from '../criteria/criterion.ts';
import { FULL_BUDGET, KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';

/** Criteria for a protected trust deed (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  UNABLE_TO_PAY,
  limited('more than', 'PTD_DEBT_MIN', 'pence', {
    tests: 'The debts that a trust deed takes in',
    figure: figures => figures.debts.columns.PTD.total,
    missing: KINDS_AND_SUMS,
  }),
  withinLimit('more than', 0, 'pence a month', 'Common Financial Tool; Advice Scotland', {
    code: 'PTD_CONTRIBUTION',
    tests: 'What you would pay in',
    nil: 'Nothing is due from benefits alone, and you have nothing else left to pay in',
    figure: figures => figures.budget.scottishContribution,
    missing: FULL_BUDGET,
  }),
  limited('at least', 'PTD_PAYMENT_FLOOR', 'pence a month', {
    tests: 'What you would pay in, next to what most firms ask for',
    nil: 'You would pay in nothing',
    figure: figures => figures.budget.scottishContribution,
    otherwise: 'adviser confirms',
    missing: FULL_BUDGET,
  }),
  leavesDebtUnpaid('PTD_REPAYS_LESS_THAN_ALL', figures => figures.unpaid.trustDeed),
  ...leavesSomething('PTD', figures => figures.trustDeed),
  OWES_MORE_THAN_OWNS,
  LITTLE_TO_OFFER,
  ADAPTED_VEHICLE_KEPT,
  ...CONDUCT,
  ...CHANGES,
  carriedWithoutDisability('PTD'),
];
