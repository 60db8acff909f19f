import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { type ListedDebt, NO_DEBT_FACTS } from '../../debts/debtFacts.ts';
import { withFacts } from '../../journey-engine/definition/fact.ts';
import { pathOf } from '../../journey-engine/run/path.ts';
import { knownFacts } from '../../journeys/factKinds.ts';
import { qualifierFacts } from '../../journeys/qualifier/facts.ts';
import { answersFrom, fullReview, planOf, qualifier } from '../../journeys/testing/shipped.ts';
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

/** Answers to the full review that bring up every one of its questions. */
export const REVIEW: ShortAnswers = {
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

/** Answers that bring up every question about health. */
export const HEALTH: HealthAnswers = {
  isInTreatment: 'yes',
  isConfirmed: 'yes',
  hasContact: 'no',
  isIllLongTerm: 'no',
};

/** Answers that bring up few questions: somebody who rents, owns nothing of value and has nothing else to report. */
export const MINIMAL_ANSWERS: ShortAnswers = {
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

const content = readOperatorContent(shipped);
/** The kinds of debt as shipped. */
export const { creditTypes } = content;
const plans = { qualifier: planOf(qualifier), review: planOf(fullReview) };

/** Both questionnaires, as far as the answers go. */
export function answersOf(byJourney: {
  readonly qualifier?: ShortAnswers;
  readonly review?: ShortAnswers;
}): FactFind['answers'] {
  const told = pathOf(plans.qualifier, answersFrom(qualifier, byJourney.qualifier ?? {})).answers;
  const facts = knownFacts({ qualifier: qualifierFacts(qualifier, told), household: null });
  const review = withFacts(answersFrom(fullReview, byJourney.review ?? {}), facts);
  return { qualifier: told, review: pathOf(plans.review, review).answers };
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
  ...more
}: Partial<Omit<FactFind, 'answers'>> & {
  readonly qualifier?: ShortAnswers;
  readonly review?: ShortAnswers;
} = {}): FactFind {
  return {
    answers: answersOf({ ...(first ? { qualifier: first } : {}), ...(review ? { review } : {}) }),
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
