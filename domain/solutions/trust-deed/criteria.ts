import {
  ADULT,
  CONDUCT,
  LIVES_THERE,
  leavesUnpaid,
  NOT_IN_INSOLVENCY,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
} from '../criteria/common.ts';
import { bounded, type Criterion, limited } from '../criteria/criterion.ts';

/** What a protected trust deed asks for (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  UNABLE_TO_PAY,
  limited('more than', 'PTD_DEBT_MIN', 'pence', {
    tests: 'The debts that a trust deed takes in',
    figure: figures => figures.debts.columns.PTD.total,
    missing: 'what kind each debt is, how much it is, and if it is secured',
  }),
  bounded('more than', 0, 'pence a month', 'Common Financial Tool; Advice Scotland', {
    code: 'PTD_CONTRIBUTION',
    tests: 'What a trustee would ask for each month',
    figure: figures => figures.budget.scottishContribution,
    missing: 'your full budget',
  }),
  limited('at least', 'PTD_PAYMENT_FLOOR', 'pence a month', {
    tests: 'The same, against what firms usually want',
    figure: figures => figures.budget.scottishContribution,
    otherwise: 'adviser confirms',
    missing: 'your full budget',
  }),
  leavesUnpaid('PTD_REPAYS_LESS_THAN_ALL', figures => figures.unpaid.trustDeed),
  OWES_MORE_THAN_OWNS,
  ...CONDUCT,
];
