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
import type { ShortAnswers } from './reviews.ts';

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
  income: '1500',
  'spend-home': '600',
  'spend-food': '340',
  'spend-bills': '240',
  'spend-travel': '50',
  'spend-other': '60',
  look: [],
  account: [],
  consents: [],
  creditors: ['credit-card'],
};

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

const content = readOperatorContent(shipped);
/** The kinds of debt as shipped. */
export const { creditTypes } = content;
/** Which answers name which of them. */
export const { kindGuides } = content;
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
    trustDeedFees: null,
    health: {},
    today: TODAY,
    ...more,
  };
}
