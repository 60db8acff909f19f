import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { type ListedDebt, NO_DEBT_FACTS } from '../../debts/debtFacts.ts';
import { type KnownFacts, withFacts } from '../../journey-engine/definition/fact.ts';
import { pathOf } from '../../journey-engine/run/path.ts';
import { CASE_QUESTIONS, knownFacts } from '../../journeys/factKinds.ts';
import { qualifierFacts } from '../../journeys/qualifier/facts.ts';
import {
  answersFrom,
  fullReview,
  planOf,
  qualifier,
  thirdFullReview,
} from '../../journeys/testing/shipped.ts';
import type { HealthAnswers } from '../../people/healthQuestions.ts';
import type { FactFind } from '../factFind.ts';

/** Short answers by step id: the word of a choice, the words of several, or what is typed. */
export type ShortAnswers = Readonly<Record<string, string | readonly string[]>>;

export const TODAY = { year: 2026, month: 11, day: 21 };

/** The Qualifier of a home owner in Scotland who is asked everything, works and is behind with council tax. */
export const QUALIFIER: ShortAnswers = {
  nation: 'scotland',
  housing: 'mortgage',
  'birth-date': '1985-03-27',
  employment: 'part-time',
  bills: 'missed-some',
  arrears: ['council-tax'],
  urgent: 'none',
  'formal-plan': 'none',
  'debt-count': 'some',
  'debt-total': '10000-20000',
  creditors: ['credit-card'],
};

/** Answers to the third version of the full review that bring up every one of its questions. */
export const THIRD_REVIEW: ShortAnswers = {
  'usual-home': 'moved',
  'left-home-on': '2025-06',
  property: ['home', 'other'],
  'home-value': '180000',
  'home-mortgage': '150000',
  'home-loans': '5000',
  'home-owners': 'shares',
  'home-share': '40',
  household: [],
  health: [],
  'vehicle-count': 'more',
  'vehicle-value': '3000',
  'vehicle-about': ['needed'],
  'next-vehicle-value': '900',
  'next-vehicle-about': ['adapted', 'finance'],
  savings: '250',
  things: 'yes',
  'things-total': '3000',
  'things-dearest': '1200',
  earlier: ['dro', 'iva', 'breathing-space', 'sequestration', 'minimal-asset', 'moratorium'],
  'dro-on': '2018-02',
  'iva-ended-on': '2020-04',
  'breathing-space-ended-on': '2026-12',
  'sequestration-on': '2015-01',
  'minimal-asset-on': '2014-05',
  'moratorium-ended-on': '2026-11',
  'gave-away': 'yes',
  'gave-away-on': '2023-05',
  'paid-first': 'yes',
  'paid-first-on': '2024-02',
  gambled: 'yes',
  'gambled-on': '2026-11',
  orders: ['petition'],
  work: ['director'],
  dates: ['bailiffs', 'court', 'eviction'],
  'bailiffs-on': '2026-11-25',
  'court-on': '2026-12-02',
  'eviction-on': '2026-12-20',
  behind: 'all',
  fraud: 'no',
  'court-stage': ['claim'],
  debts: [],
  'debts-summary': [],
  'missed-bills-deal': 'no',
  budget: [],
  'budget-summary': [],
  'only-benefits': 'yes',
  'only-benefits-since': '2026-02',
  'better-income': 'yes',
  'better-income-on': '2027-03',
  'lump-sum': '750',
};

/**
 * Answers to the full review that bring up every one of its questions, besides those that only other nations have or
 * that only somebody without a vehicle is asked.
 */
export const REVIEW: ShortAnswers = {
  'usual-home': 'moved',
  'left-home-on': '2025-06',
  owns: ['home', 'other', 'vehicle', 'things'],
  savings: '250',
  'home-value': '180000',
  'home-mortgage': '150000',
  'home-loans': '5000',
  'home-owners': 'shares',
  'home-share': '40',
  'vehicles-owned': 'more',
  'vehicle-value': '3000',
  'vehicle-about': ['needed'],
  'next-vehicle-value': '900',
  'next-vehicle-about': ['adapted', 'finance'],
  'things-total': '3000',
  'things-dearest': '1200',
  household: [],
  health: [],
  'in-now': ['dmp', 'das', 'trust-deed', 'sequestration', 'minimal-asset', 'elsewhere'],
  'now-dmp-on': '2024-01',
  'now-das-on': '2024-02',
  'now-trust-deed-on': '2024-03',
  'now-sequestration-on': '2024-04',
  'now-minimal-asset-on': '2024-05',
  'in-now-elsewhere': ['bankruptcy', 'iva', 'dro', 'breathing-space', 'court'],
  'now-elsewhere-bankruptcy-on': '2025-01',
  'now-elsewhere-iva-on': '2025-02',
  'now-elsewhere-dro-on': '2025-03',
  'now-elsewhere-breathing-space-on': '2025-04',
  'now-elsewhere-court-on': '2025-05',
  work: ['director'],
  'earlier-plans': ['sequestration', 'minimal-asset', 'trust-deed', 'moratorium', 'das', 'dmp', 'elsewhere'],
  'sequestration-on': '2015-01',
  'sequestration-ended-on': '2016-01',
  'minimal-asset-on': '2014-05',
  'minimal-asset-ended-on': '2014-11',
  'trust-deed-on': '2015-07',
  'trust-deed-ended-on': '2019-07',
  'moratorium-ended-on': '2026-11',
  'das-ended-on': '2020-08',
  'dmp-ended-on': '2021-09',
  'earlier-elsewhere': ['bankruptcy', 'dro', 'iva', 'breathing-space', 'court'],
  'elsewhere-bankruptcy-on': '2010-08',
  'elsewhere-bankruptcy-ended-on': '2011-08',
  'elsewhere-dro-on': '2012-04',
  'elsewhere-dro-ended-on': '2013-04',
  'elsewhere-iva-on': '2003-05',
  'elsewhere-iva-ended-on': '2008-05',
  'elsewhere-breathing-space-ended-on': '2022-06',
  'elsewhere-court-ended-on': '2009-07',
  happened: ['gave-away', 'paid-first', 'gambled'],
  'gave-away-on': '2023-05',
  'paid-first-on': '2024-02',
  'gambled-on': '2026-11',
  pressing: ['officers', 'court', 'eviction', 'petition', 'moratorium'],
  'now-moratorium-on': '2026-10',
  'bailiffs-on': '2026-11-25',
  'court-on': '2026-12-02',
  'eviction-on': '2026-12-20',
  debts: [],
  'debt-details': [],
  'debts-summary': [],
  partner: 'would-pay',
  'partner-advice': 'yes',
  budget: [],
  'whose-money': '1016 partner, 1031 both',
  'budget-summary': [],
  'back-pay': 'yes',
  'back-pay-sum': '120',
  'gets-by-income': 'savings',
  'gets-by-food': 'others',
  'gets-by-housing': 'included',
  'only-benefits': 'yes',
  'fits-benefits': 'right',
  'only-benefits-since': '2026-02',
  'public-funds': 'yes',
  changes: ['more', 'less', 'sum', 'offer', 'move', 'job'],
  'lump-sum': '750',
  'better-income-on': '2027-03',
  'worse-income-on': '2027-01',
  'lump-sum-on': '2027-05',
  'move-on': '2027-02',
  'new-job-on': '2027-04',
  'fits-retired': 'right',
  'fits-age': 'right',
  'fits-work': 'right',
  'fits-payments': 'right',
  'fits-overdue': 'right',
  'fits-child-benefit': 'right',
  'fits-nation': 'right',
};

/** What somebody in England is asked of plans of before and now. */
export const ENGLISH_PLANS: ShortAnswers = {
  'in-now': ['bankruptcy', 'iva', 'dro', 'court', 'elsewhere'],
  'now-bankruptcy-on': '2024-06',
  'now-iva-on': '2024-07',
  'now-dro-on': '2024-08',
  'now-court-on': '2024-09',
  'in-now-elsewhere': ['das', 'trust-deed', 'sequestration', 'minimal-asset', 'moratorium'],
  'now-elsewhere-das-on': '2025-06',
  'now-elsewhere-trust-deed-on': '2025-07',
  'now-elsewhere-sequestration-on': '2025-08',
  'now-elsewhere-minimal-asset-on': '2025-09',
  'now-elsewhere-moratorium-on': '2025-10',
  'earlier-plans': ['bankruptcy', 'dro', 'iva', 'breathing-space', 'court', 'elsewhere'],
  'bankruptcy-on': '2011-03',
  'bankruptcy-ended-on': '2012-03',
  'dro-on': '2018-02',
  'dro-ended-on': '2019-02',
  'iva-on': '2015-04',
  'iva-ended-on': '2020-04',
  'breathing-space-ended-on': '2026-10',
  'court-ended-on': '2010-06',
  'earlier-elsewhere': ['sequestration', 'minimal-asset', 'trust-deed', 'moratorium', 'das'],
  'elsewhere-sequestration-on': '2000-01',
  'elsewhere-sequestration-ended-on': '2003-01',
  'elsewhere-minimal-asset-on': '2016-02',
  'elsewhere-minimal-asset-ended-on': '2016-08',
  'elsewhere-trust-deed-on': '2004-03',
  'elsewhere-trust-deed-ended-on': '2007-03',
  'elsewhere-moratorium-ended-on': '2021-04',
  'elsewhere-das-ended-on': '2022-05',
  pressing: ['bailiffs', 'court', 'eviction', 'petition', 'breathing-space'],
  'now-breathing-space-on': '2026-11',
};

/** What somebody is asked who is not sure which plan from elsewhere it was. */
export const UNSURE_ELSEWHERE: ShortAnswers = {
  'earlier-plans': ['elsewhere'],
  'earlier-elsewhere': 'unsure',
  'elsewhere-ended-on': '2011-08',
};

/** What somebody is asked who has a mortgage and the costs of a vehicle, and names no other home and no vehicle. */
export const WITHOUT_VEHICLE: ShortAnswers = {
  owns: ['home', 'things'],
  'fits-home': 'right',
  'fits-vehicle': 'right',
};

/** What somebody is asked whose budget has the pay of a partner, with whom they say that they do not share it. */
export const WITHOUT_PARTNER: ShortAnswers = { partner: 'no', 'fits-partner': 'right' };

/** Known facts that bring up every question; a budget of one adult with a partner's pay would leave others out. */
export const EVERY_FACT: KnownFacts = Object.fromEntries(
  ['other-adults', 'debt-plan-now', ...CASE_QUESTIONS].map(name => [
    name,
    name === 'pay-of-no-partner' ? 'no' : 'yes',
  ]),
);

/** Answers that bring up every question about health. */
export const HEALTH: HealthAnswers = {
  isInTreatment: 'yes',
  isConfirmed: 'yes',
  hasContact: 'no',
  treatmentEndsOn: '2027-02',
  isIllLongTerm: 'no',
};

/** Answers that bring up few questions: somebody who rents, owns nothing of value and has nothing else to report. */
export const THIRD_MINIMAL_ANSWERS: ShortAnswers = {
  'usual-home': 'yes',
  property: 'none',
  household: [],
  health: [],
  'vehicle-count': 'none',
  savings: '0',
  things: 'no',
  earlier: 'none',
  'gave-away': 'no',
  'paid-first': 'no',
  gambled: 'no',
  orders: 'none',
  work: 'none',
  dates: 'none',
  behind: 'none',
  fraud: 'no',
  'court-stage': 'none',
  debts: [],
  'debts-summary': [],
  'missed-bills-deal': 'no',
  budget: [],
  'budget-summary': [],
  'only-benefits': 'no',
  'better-income': 'no',
  'lump-sum': '0',
};

/** Answers of a tenant with nothing of value and nothing to report, to the full review. */
export const MINIMAL_ANSWERS: ShortAnswers = {
  'usual-home': 'yes',
  owns: 'none',
  savings: '0',
  household: [],
  health: [],
  work: 'none',
  'earlier-plans': 'none',
  happened: 'none',
  pressing: 'none',
  debts: [],
  'debt-details': [],
  'debts-summary': [],
  budget: [],
  'budget-summary': [],
  'only-benefits': 'no',
  changes: 'none',
};

const content = readOperatorContent(shipped);
/** The kinds of debt as shipped. */
export const { creditTypes } = content;
const plans = { qualifier: planOf(qualifier), review: planOf(fullReview), third: planOf(thirdFullReview) };

/**
 * Both questionnaires, as far as the answers go; the third version of the full review where they are answers to that.
 *
 * @param facts known besides those of the Qualifier
 */
export function answersOf(
  byJourney: { readonly qualifier?: ShortAnswers; readonly review?: ShortAnswers },
  more: KnownFacts = {},
): FactFind['answers'] {
  const told = pathOf(plans.qualifier, answersFrom(qualifier, byJourney.qualifier ?? {})).answers;
  const facts = knownFacts({ qualifier: qualifierFacts(qualifier, told), household: null });
  const review = byJourney.review ?? {};
  const isNewest = Object.keys(review).every(id => plans.review.stepById.has(id));
  const given = answersFrom(isNewest ? fullReview : thirdFullReview, review);
  const saved = withFacts(given, { ...facts, ...more });
  return { qualifier: told, review: pathOf(isNewest ? plans.review : plans.third, saved).answers };
}

/** A credit-card debt that a person typed in, with No to every legal question. */
export function debt(id: string, more: Partial<ListedDebt> = {}): ListedDebt {
  return {
    id,
    initialCreditorName: 'Made-up Bank',
    creditTypeId: 1,
    creditTypeName: 'Credit card',
    currentBalance: 4_000_00,
    estimatedBalance: null,
    regularPaymentAmount: 80_00,
    creditorReference: null,
    isJoint: false,
    inReceiptOfBenefit: null,
    isInArrears: null,
    hasLegalAction: false,
    isSecured: false,
    hasAttachmentOfEarnings: false,
    hasGuarantor: false,
    canGuarantorBeLiable: null,
    source: 'by hand',
    isDeleted: false,
    ...NO_DEBT_FACTS,
    ...more,
  };
}

/** Everything a person told us, built from short answers and from whatever else differs from an empty fact find. */
export function factFindWith({
  qualifier: first,
  review,
  facts,
  ...more
}: Partial<Omit<FactFind, 'answers'>> & {
  readonly qualifier?: ShortAnswers;
  readonly review?: ShortAnswers;
  /** Known besides those of the Qualifier. */
  readonly facts?: KnownFacts;
} = {}): FactFind {
  return {
    answers: answersOf({ ...(first ? { qualifier: first } : {}), ...(review ? { review } : {}) }, facts),
    debts: [],
    creditTypes,
    countedPayments: content.budget.rules.countedPayments,
    household: null,
    budget: { isComplete: false, missing: [], lines: [] },
    details: { dateOfBirth: null },
    health: {},
    today: TODAY,
    ...more,
  };
}
