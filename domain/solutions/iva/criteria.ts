import {
  ADULT,
  CHANGES,
  CONDUCT,
  carriedWithoutDisability,
  LITTLE_TO_OFFER,
  leavesDebtUnpaid,
  leavesSomething,
  NOT_IN_ARRANGEMENT,
  OWES_MORE_THAN_OWNS,
  UNABLE_TO_PAY,
} from '../criteria/common.ts';
import { type Criterion, limited } from '../criteria/criterion.ts';
import { BUDGET_AND_SUMS, FULL_BUDGET, KINDS_AND_SUMS } from '../criteria/missingFactTexts.ts';

/** Criteria for an individual voluntary arrangement (England, Wales, Northern Ireland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  NOT_IN_ARRANGEMENT,
  UNABLE_TO_PAY,
  limited('at least', 'IVA_DEBT_MIN', 'pence', {
    tests: 'The debts that an IVA takes in',
    figure: figures => figures.debts.columns.IVA.total,
    missing: KINDS_AND_SUMS,
  }),
  limited('at least', 'IVA_DEBT_COMFORTABLE', 'pence', {
    tests: 'The debts that an IVA takes in, next to what makes it worth its fees',
    figure: figures => figures.debts.columns.IVA.total,
    otherwise: 'adviser confirms',
    missing: KINDS_AND_SUMS,
  }),
  limited('at least', 'IVA_CREDITORS_MIN', 'creditors', {
    tests: 'How many people or firms you owe what an IVA takes in',
    figure: figures => figures.debts.columns.IVA.creditors,
    missing: KINDS_AND_SUMS,
  }),
  limited('at least', 'IVA_PAYMENT_FLOOR', 'pence a month', {
    tests: 'What you can pay after what comes first',
    figure: figures => figures.available,
    missing: FULL_BUDGET,
  }),
  limited('at least', 'IVA_REPEAT_MONTHS', 'months', {
    tests: 'Time since your last IVA ended',
    never: 'You have not had an IVA before',
    figure: figures => figures.past.monthsSinceIva,
    missing: 'when your last IVA ended',
  }),
  leavesDebtUnpaid('IVA_REPAYS_LESS_THAN_ALL', figures => figures.iva.notRepaid),
  // For the person, one that costs nearly as much as a plan is worth less than the plan.
  limited('at least', 'IVA_WRITE_OFF_MIN', 'percent', {
    code: 'IVA_SHORTFALL',
    tests: 'How much less you would pay than you owe in it',
    nil: 'You would pay back all of it, or more',
    figure: figures => figures.iva.percentUnpaid,
    missing: BUDGET_AND_SUMS,
  }),
  ...leavesSomething('IVA', figures => figures.iva),
  // The home is left out of the first of these: the longer term of an IVA is for it.
  limited('at most', 'IVA_BELOW_BANKRUPTCY_MAX', 'pence', {
    code: 'IVA_BESIDE_BANKRUPTCY',
    tests: 'What bankruptcy would give the people you owe beyond an IVA, without your home',
    nil: 'An IVA gives the people you owe as much as bankruptcy, without your home',
    figure: figures => figures.beyondIva,
    otherwise: 'adviser decides',
    missing: 'your full budget, and what you own and owe',
  }),
  limited('less than', 'IVA_ESTATE_SHARE_MAX', 'percent', {
    code: 'IVA_BESIDE_ESTATE',
    tests: 'What you own that could be sold, your home too, as a part of your debts',
    nil: 'You own next to nothing that could be sold',
    figure: figures => figures.ivaEstateShare,
    otherwise: 'adviser decides',
    missing: 'what you own is worth, and how much each debt is',
  }),
  OWES_MORE_THAN_OWNS,
  LITTLE_TO_OFFER,
  ...CONDUCT,
  ...CHANGES,
  carriedWithoutDisability('IVA'),
];
