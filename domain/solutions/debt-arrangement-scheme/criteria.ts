import { ADULT, hasDebts, LIVES_THERE, NOT_IN_INSOLVENCY } from '../criteria/common.ts';
import { bounded, type Criterion, limited } from '../criteria/criterion.ts';

/** What a debt payment programme asks for (Scotland). */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  hasDebts('DAS'),
  bounded('more than', 0, 'pence a month', 'Accountant in Bankruptcy, notes for money advisers', {
    code: 'DAS_PAYMENT',
    tests: 'What you can pay each month',
    figure: figures => figures.available,
    missing: 'your full budget',
  }),
  limited('at most', 'DAS_TERM_MAX', 'months', {
    tests: 'Time to repay the debts that the programme takes in',
    figure: figures => figures.planMonths,
    missing: 'your full budget, and how much each debt is',
  }),
];
