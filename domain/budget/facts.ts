import type { Pence } from '../values/pence.ts';

/** The sums of a month that the first questions ask for. */
export const EARLIER_FIGURES = ['income', 'home', 'food', 'bills', 'travel', 'other'] as const;
export type EarlierFigure = (typeof EARLIER_FIGURES)[number];
/** The figure given for each, in pence a month. */
export type EarlierFigures = Readonly<Partial<Record<EarlierFigure, Pence>>>;

/** The person's housing tenure, as far as it determines which costs they have. */
export const TENURES = ['owner', 'mortgage', 'tenant', 'board', 'temporary'] as const;
export type Tenure = (typeof TENURES)[number];

/** What is known about a person besides their budget. Null: not known, so nothing is concluded from it. */
export type BudgetFacts = {
  /** By the words of the answers: 'england', 'wales', 'scotland', 'northern-ireland'. */
  readonly nation: string | null;
  readonly tenure: Tenure | null;
  readonly isStudent: boolean | null;
  readonly isEmployed: boolean | null;
  readonly isSelfEmployed: boolean | null;
  /** By date of birth, on the day of the budget. */
  readonly hasReachedPensionAge: boolean | null;
  readonly hasVehicle: boolean | null;
  readonly hasChildUnderThree: boolean | null;
  readonly hasChildUnderFive: boolean | null;
  readonly allAdultsWork: boolean | null;
  readonly hasHealthCondition: boolean | null;
  /** One for which a disability benefit may be paid. */
  readonly mayGetDisabilityBenefit: boolean | null;
  /** Monthly figures given in the first questions. */
  readonly told: EarlierFigures;
};

/** A person we know nothing about. */
export const NO_FACTS: BudgetFacts = {
  nation: null,
  tenure: null,
  isStudent: null,
  isEmployed: null,
  isSelfEmployed: null,
  hasReachedPensionAge: null,
  hasVehicle: null,
  hasChildUnderThree: null,
  hasChildUnderFive: null,
  allAdultsWork: null,
  hasHealthCondition: null,
  mayGetDisabilityBenefit: null,
  told: {},
};
