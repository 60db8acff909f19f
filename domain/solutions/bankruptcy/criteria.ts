import {
  ADAPTED_VEHICLE_KEPT,
  ADULT,
  CHANGES,
  CONDUCT,
  hasDebts,
  LITTLE_TO_OFFER,
  leavesDebtUnpaid,
  NOT_IN_INSOLVENCY,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
  UNPAID_BESIDES_FEE,
} from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';
import { KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';

/** Criteria for bankruptcy (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  // Who left longer ago may still be domiciled here, which is as good: an adviser looks at it.
  limited('less than', 'BKY_RESIDENCE_YEARS', 'months', {
    code: 'BKY_RESIDENCE',
    tests: 'Time since you lived, had a home or had a business here',
    nil: 'You live in this part of the UK',
    figure: figures => figures.monthsSinceLeaving,
    otherwise: 'adviser decides',
    missing: 'where you live, or when you left',
  }),
  NOT_IN_INSOLVENCY,
  hasDebts('BKY'),
  // The law sets no minimum. Below this sum the fee and the marks on the credit record are hardly worth it.
  limited('at least', 'BKY_DEBT_MIN', 'pence', {
    tests: 'The debts that bankruptcy takes in',
    figure: figures => figures.debts.columns.BKY.total,
    otherwise: 'adviser decides',
    missing: KINDS_AND_SUMS,
  }),
  UNABLE_TO_PAY,
  leavesDebtUnpaid('BKY_REPAYS_LESS_THAN_ALL', figures => figures.unpaid.bankruptcy, UNPAID_BESIDES_FEE),
  OWES_MORE_THAN_OWNS,
  LITTLE_TO_OFFER,
  ADAPTED_VEHICLE_KEPT,
  ...CONDUCT,
  ...CHANGES,
];
