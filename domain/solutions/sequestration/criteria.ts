import {
  ADAPTED_VEHICLE_KEPT,
  ADULT,
  CHANGES,
  CONDUCT,
  LITTLE_TO_OFFER,
  leavesDebtUnpaid,
  NOT_IN_INSOLVENCY,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
  UNPAID_BESIDES_FEE,
} from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';
import { KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';
import { LIVED_IN_SCOTLAND, NO_RECENT_BANKRUPTCY } from '../criteria/scottishBankruptcy.ts';

/** Criteria for sequestration (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVED_IN_SCOTLAND,
  NOT_IN_INSOLVENCY,
  NO_RECENT_BANKRUPTCY,
  UNABLE_TO_PAY,
  limited('at least', 'SEQ_DEBT_MIN', 'pence', {
    tests: 'The debts that sequestration takes in',
    figure: figures => figures.debts.columns.SEQ.total,
    missing: KINDS_AND_SUMS,
  }),
  // As with bankruptcy elsewhere: below this sum the marks on the credit record are hardly worth it.
  limited('at least', 'SEQ_DEBT_WORTH', 'pence', {
    tests: 'The debts that sequestration takes in, next to what makes it worth its cost',
    figure: figures => figures.debts.columns.SEQ.total,
    otherwise: 'adviser decides',
    missing: KINDS_AND_SUMS,
  }),
  leavesDebtUnpaid('SEQ_REPAYS_LESS_THAN_ALL', figures => figures.unpaid.sequestration, UNPAID_BESIDES_FEE),
  OWES_MORE_THAN_OWNS,
  LITTLE_TO_OFFER,
  ADAPTED_VEHICLE_KEPT,
  ...CONDUCT,
  ...CHANGES,
];
