import type { InclusionColumn } from '../../debts/creditType.ts';
import type { DividendFigures } from '../figures/dividend.ts';
import type { Figures } from '../figures/figures.ts';
import type { PaidFromIncome } from '../figures/withoutDisability.ts';
import { COMMON_PRACTICE, OWN_PRACTICE } from '../thresholds/practice.ts';
import { type Criterion, limited, mustBe, mustNotBe, withinLimit } from './criterion.ts';
import { BUDGET_AND_SUMS, FEES, KINDS_AND_SUMS } from './missingFactTexts.ts';
import { INSOLVENCY_LAW, type Source, sources } from './sources.ts';

/** Criteria that several solutions share, each defined once. */

export const ADULT = limited('at least', 'AGE_MIN', 'years of age', {
  tests: 'Your age',
  figure: figures => figures.age,
  missing: 'your date of birth',
});

export const NOT_IN_INSOLVENCY = mustNotBe(INSOLVENCY_LAW, {
  code: 'NOT_IN_INSOLVENCY',
  tests: 'You are in bankruptcy, an IVA, a trust deed or a debt relief order',
  not: 'You are not in bankruptcy, an IVA, a trust deed or a debt relief order',
  figure: figures => figures.past.isInInsolvency,
  missing: 'if you are in another debt solution now',
});

export const NOT_IN_ARRANGEMENT = mustNotBe(COMMON_PRACTICE, {
  code: 'NOT_IN_ARRANGEMENT',
  tests: 'You are in a legal debt solution',
  not: 'You are not in a legal debt solution',
  figure: figures => figures.past.isInArrangement,
  missing: 'if you are in another debt solution now',
});

export const UNABLE_TO_PAY = mustBe(INSOLVENCY_LAW, {
  code: 'UNABLE_TO_PAY',
  tests: 'You cannot pay all that you agreed to pay, or something is behind',
  not: 'You can pay all that you agreed to pay, and nothing is behind',
  figure: figures => figures.cannotPay,
  missing: 'what you pay on each debt a month, and if you are behind',
});

const INSOLVENT = sources('StepChange, bankruptcy', {
  northernIreland: 'Advice NI, debt relief orders',
});

export const OWES_MORE_THAN_OWNS = withinLimit('more than', 0, 'pence', INSOLVENT, {
  code: 'SOLVENT_ASSETS_EXCEED_DEBTS',
  tests: 'What you would still owe if you sold all you own',
  nil: 'What you own is worth as much as these debts, or more',
  figure: figures => figures.owesMoreThanOwns,
  missing: 'what your home, vehicles, savings and other things are worth',
});

const RESIDENCE = sources('Debt Respite Scheme Regulations 2020; GOV.UK, options for paying off your debts', {
  scotland: 'Accountant in Bankruptcy; Advice Scotland',
});

export const LIVES_THERE = mustBe(RESIDENCE, {
  code: 'LIVES_THERE',
  tests: 'You live in this part of the UK',
  not: 'You do not live in this part of the UK',
  figure: figures => figures.livesThere,
  missing: 'where you live most of the time',
});

const FRAUD = sources('Shelter Legal, debt relief orders', {
  northernIreland: 'Advice NI, debt relief orders',
});

/** What an official receiver or a trustee would look into. An adviser has to look at it first. */
export const CONDUCT: readonly Criterion[] = [
  limited('at least', 'CONDUCT_MONTHS', 'months', {
    code: 'NO_RECENT_GIFT',
    tests: 'Time since you gave something away or sold it for too little',
    never: 'You have not given things away or sold them for too little',
    figure: figures => figures.monthsSinceGift,
    otherwise: 'adviser decides',
    missing: 'if you gave something away or sold it for too little',
  }),
  limited('at least', 'CONDUCT_MONTHS', 'months', {
    code: 'NO_RECENT_PREFERENCE',
    tests: 'Time since you paid one of the people you owe before the others',
    never: 'You have not paid one of the people you owe before the others',
    figure: figures => figures.monthsSincePreference,
    otherwise: 'adviser decides',
    missing: 'if you paid one of the people you owe before the others',
  }),
  limited('at least', 'GAMBLING_MONTHS', 'months', {
    code: 'NO_RECENT_GAMBLING',
    tests: 'Time since you last gambled',
    never: 'You told us that you have not gambled',
    figure: figures => figures.monthsSinceGambling,
    otherwise: 'adviser decides',
    missing: 'when you last gambled',
  }),
  mustNotBe(FRAUD, {
    code: 'NO_FRAUD',
    tests: 'A debt may have come from fraud',
    not: 'None of your debts came from fraud',
    figure: figures => figures.isFraudSuspected,
    otherwise: 'adviser decides',
    missing: 'how each debt came about',
  }),
];

/**
 * A change that is near is weighed by an adviser before anything that writes debts off or binds for years. One that
 * nobody told us of counts as none.
 */
export const CHANGES: readonly Criterion[] = [
  limited('at least', 'CHANGE_MONTHS', 'months', {
    code: 'NO_CHANGE_SOON',
    tests: 'Time until your money, home or job may change',
    never: 'We do not know of a change to come',
    nil: 'Your money, home or job may change within a month',
    figure: figures => figures.monthsToNextChange,
    otherwise: 'adviser decides',
    missing: 'when your money, home or job will change',
  }),
  limited('less than', 'FFS_SHARE_MIN', 'percent', {
    code: 'NO_LUMP_SUM_NOW',
    tests: 'What you could pay at once, as a part of your debts',
    nil: 'We do not know of a sum that you could pay at once',
    figure: figures => figures.lumpPercentKnown,
    otherwise: 'adviser decides',
    missing: 'how much you could pay at once, and how much each debt is',
  }),
];

/** Of a bankruptcy its fee to start is paid besides, and goes to nobody who is owed. */
export const UNPAID_BESIDES_FEE = 'The debts in it, less all that it would take from you besides its fee';

/** An insolvency that costs as much as the debts helps nobody: repaying costs less and harms the credit record less. */
export function leavesDebtUnpaid(
  code: string,
  figure: Criterion['figure'],
  tests = 'The debts in it, less all that it would take from you',
): Criterion {
  return withinLimit('more than', 0, 'pence', OWN_PRACTICE, {
    code,
    tests,
    nil: 'It would take as much as you owe, or more',
    figure,
    missing: BUDGET_AND_SUMS,
  });
}

/**
 * What would be sold could be offered to the creditors instead: where it comes to a large part of the debts, an adviser
 * looks at a full and final settlement before an insolvency takes it.
 */
export const LITTLE_TO_OFFER = limited('less than', 'SETTLE_SHARE_MIN', 'percent', {
  code: 'LITTLE_TO_OFFER',
  tests: 'What you have put by or could sell, not your home, as a part of your debts',
  nil: 'You have next to nothing put by, or to sell, besides a home',
  figure: figures => figures.settleShare,
  otherwise: 'adviser decides',
  missing: 'what your savings and things of value come to, and how much each debt is',
});

/**
 * The law of insolvency keeps a vehicle that is needed only up to a reasonable worth, though it be adapted for a
 * disability. Losing it would be grave, so an adviser finds out first what becomes of a dearer one.
 */
export const ADAPTED_VEHICLE_KEPT = limited('at most', 'ESTATE_VEHICLE_KEPT', 'pence', {
  code: 'ADAPTED_VEHICLE_KEPT',
  tests: 'Your vehicle changed for a disability, which could be sold',
  nil: 'You own no vehicle changed for a disability',
  figure: figures => figures.assets.adaptedVehicle,
  otherwise: 'adviser decides',
  missing: 'what each vehicle is worth, and if it is changed for a disability',
});

/** A plan that only benefits for a disability could pay is no plan: that money is for the disability. */
export function carriedWithoutDisability(of: PaidFromIncome): Criterion {
  return mustBe(OWN_PRACTICE, {
    code: `${of}_WITHOUT_DISABILITY_BENEFITS`,
    tests: 'You could pay it without benefits for a disability',
    not: 'You could only pay it with benefits for a disability',
    figure: figures => figures.withoutDisability.carries[of],
    otherwise: 'adviser decides',
    missing: BUDGET_AND_SUMS,
  });
}

/** A plan that takes nearly all for its fees, or leaves the people who are owed next to nothing, helps nobody. */
export function leavesSomething(
  of: 'IVA' | 'PTD',
  plan: (figures: Figures) => DividendFigures,
): readonly Criterion[] {
  return [
    limited('at most', 'PLAN_FEES_MAX', 'percent', {
      code: `${of}_FEES`,
      tests: 'The part of what you pay that would go on fees',
      never: 'You would pay in nothing, so nothing would be there for its fees',
      figure: figures => plan(figures).feePercent,
      missing: FEES,
    }),
    limited('at least', 'DIVIDEND_MIN', 'percent', {
      code: `${of}_DIVIDEND`,
      tests: 'The part of your debts that the people you owe would get',
      missing: FEES,
      nil: 'The people you owe would get less than a penny in the pound',
      figure: figures => plan(figures).dividend,
    }),
    limited('at least', 'DIVIDEND_COMFORTABLE', 'percent', {
      code: `${of}_DIVIDEND_COMFORTABLE`,
      tests: 'What the people you owe would get, with room to spare',
      missing: FEES,
      nil: 'The people you owe would get less than a penny in the pound',
      figure: figures => plan(figures).dividend,
      otherwise: 'adviser confirms',
    }),
  ];
}

/** The source for which kinds of debt a solution includes. */
const INCLUSION_SOURCES: Readonly<Record<InclusionColumn, Source>> = {
  IVA: sources('National Debtline, How to deal with debt', {
    northernIreland: 'Advice NI, individual voluntary arrangements',
  }),
  DMP: sources('National Debtline fact sheet 35', {}),
  BKY: sources('StepChange and Citizens Advice, debts in a bankruptcy', {
    northernIreland: 'Advice NI, bankruptcy',
  }),
  DRO: sources('Shelter Legal, qualifying debts in a debt relief order', {
    northernIreland: 'Advice NI, debt relief orders',
  }),
  BS: 'Debt Respite Scheme Regulations 2020, regulation 5',
  DAS: 'Accountant in Bankruptcy; Advice Scotland',
  PTD: 'Advice Scotland',
  SEQ: 'Accountant in Bankruptcy',
};

/** The case has at least one debt that the solution includes. */
export function hasDebts(column: InclusionColumn): Criterion {
  return withinLimit('at least', 1, 'creditors', INCLUSION_SOURCES[column], {
    code: `${column}_DEBTS`,
    tests: 'How many of your debts it takes in',
    nil: 'It takes in none of your debts',
    figure: figures => figures.debts.columns[column].count,
    missing: KINDS_AND_SUMS,
  });
}
