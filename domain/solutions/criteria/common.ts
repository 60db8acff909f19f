import type { InclusionColumn } from '../../debts/creditType.ts';
import { bounded, type Criterion, limited, mustBe, mustNotBe } from './criterion.ts';

/** What several solutions ask for, each in one place. */

export const ADULT = limited('at least', 'AGE_MIN', 'years of age', {
  tests: 'Your age',
  figure: figures => figures.age,
  missing: 'your date of birth',
});

export const NOT_IN_INSOLVENCY = mustNotBe(
  'Insolvency Act 1986; Insolvency (Northern Ireland) Order 1989; Bankruptcy (Scotland) Act 2016',
  {
    code: 'NOT_IN_INSOLVENCY',
    tests: 'You are in bankruptcy, an IVA, a trust deed or a debt relief order now',
    figure: figures => figures.past.isInInsolvency,
    missing: 'whether you are in another debt solution now',
  },
);

export const NOT_IN_ARRANGEMENT = mustNotBe('Two arrangements for the same debts do not go together', {
  code: 'NOT_IN_ARRANGEMENT',
  tests: 'You are in a legal debt solution now',
  figure: figures => figures.past.isInArrangement,
  missing: 'whether you are in another debt solution now',
});

export const UNABLE_TO_PAY = mustBe('Insolvency law of each nation: unable to pay debts as they fall due', {
  code: 'UNABLE_TO_PAY',
  tests: 'You cannot pay what you agreed to pay',
  figure: figures => figures.cannotPay,
  missing: 'the monthly payment of each debt, and whether it is behind',
});

export const OWES_MORE_THAN_OWNS = bounded(
  'less than',
  0,
  'pence',
  'StepChange, bankruptcy; our own practice for other insolvencies',
  {
    code: 'SOLVENT_ASSETS_EXCEED_DEBTS',
    tests: 'What you own, less the debts that would be let go',
    figure: figures => figures.ownsMoreThanOwes,
    missing: 'what your home, vehicles, savings and other things are worth',
  },
);

export const LIVES_THERE = mustBe('The law of each nation is for people who live, or usually live, there', {
  code: 'LIVES_THERE',
  tests: 'You live, or usually live, in this nation',
  figure: figures => figures.livesThere,
  missing: 'where you usually live',
});

export const UNDER_PRESSURE = mustBe(
  'Debt Respite Scheme Regulations 2020; our own practice: only where it fits',
  {
    code: 'UNDER_PRESSURE',
    tests: 'A debt is behind, or a creditor has begun to act',
    figure: figures => figures.isUnderPressure,
    missing: 'which debts are behind, and what creditors have done',
  },
);

/** What an official receiver or a trustee would look into. An adviser looks first. */
export const CONDUCT: readonly Criterion[] = [
  limited('at least', 'CONDUCT_MONTHS', 'months', {
    code: 'NO_RECENT_GIFT',
    tests: 'Time since you gave something away or sold it for too little',
    figure: figures => figures.monthsSinceGift,
    otherwise: 'adviser decides',
    missing: 'whether you gave away or sold something for too little',
  }),
  limited('at least', 'CONDUCT_MONTHS', 'months', {
    code: 'NO_RECENT_PREFERENCE',
    tests: 'Time since you paid one creditor back before the others',
    figure: figures => figures.monthsSincePreference,
    otherwise: 'adviser decides',
    missing: 'whether you paid one creditor back before the others',
  }),
  limited('at least', 'GAMBLING_MONTHS', 'months', {
    code: 'NO_RECENT_GAMBLING',
    tests: 'Time since you last gambled',
    figure: figures => figures.monthsSinceGambling,
    otherwise: 'adviser decides',
    missing: 'when you last gambled',
  }),
  mustNotBe('Shelter Legal, debt relief orders', {
    code: 'NO_FRAUD',
    tests: 'A debt may have come from fraud',
    figure: figures => figures.isFraudSuspected,
    otherwise: 'adviser decides',
    missing: 'how each debt came about',
  }),
];

/** An insolvency that takes as much as is owed helps nobody: repaying costs less. */
export function leavesUnpaid(code: string, figure: Criterion['figure']): Criterion {
  return bounded('more than', 0, 'pence', 'Repaying in full costs less, and marks less', {
    code,
    tests: 'Your debts, less all that you would pay in',
    figure,
    missing: 'your full budget, and how much each debt is',
  });
}

/** At least one debt that the solution takes in. */
export function hasDebts(column: InclusionColumn): Criterion {
  return bounded('at least', 1, 'creditors', 'A solution needs a debt that it takes in', {
    code: `${column}_DEBTS`,
    tests: 'How many of your debts it takes in',
    figure: figures => figures.debts.columns[column].count,
    missing: 'what kind each debt is, how much it is, and if it is secured',
  });
}
