import {
  ADULT,
  CONDUCT,
  leavesUnpaid,
  NOT_IN_ARRANGEMENT,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
} from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';

const DEBTS = 'what kind each debt is, how much it is, and if it is secured';

/** What an individual voluntary arrangement asks for (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  UNABLE_TO_PAY,
  limited('at least', 'IVA_DEBT_MIN', 'pence', {
    tests: 'The debts that an IVA takes in',
    figure: figures => figures.debts.columns.IVA.total,
    missing: DEBTS,
  }),
  limited('at least', 'IVA_DEBT_COMFORTABLE', 'pence', {
    tests: 'The debts that an IVA takes in, against what makes it worth its fees',
    figure: figures => figures.debts.columns.IVA.total,
    otherwise: 'adviser confirms',
    missing: DEBTS,
  }),
  limited('at least', 'IVA_CREDITORS_MIN', 'creditors', {
    tests: 'How many of your debts an IVA takes in',
    figure: figures => figures.debts.columns.IVA.count,
    missing: DEBTS,
  }),
  limited('at least', 'IVA_PAYMENT_FLOOR', 'pence a month', {
    tests: 'What you can pay each month',
    figure: figures => figures.available,
    missing: 'your full budget',
  }),
  limited('at least', 'IVA_REPEAT_MONTHS', 'months', {
    tests: 'Time since an earlier IVA',
    figure: figures => figures.past.monthsSinceIva,
    missing: 'when an earlier IVA ended',
  }),
  leavesUnpaid('IVA_REPAYS_LESS_THAN_ALL', figures => figures.iva.notRepaid),
  OWES_MORE_THAN_OWNS,
  ...CONDUCT,
];
