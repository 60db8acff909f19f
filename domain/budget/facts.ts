import type { Pence } from '../values/pence.ts';

/** The sums of a month that the first questions ask for. */
export const EARLIER_FIGURES = ['income', 'home', 'food', 'bills', 'travel', 'other'] as const;
export type EarlierFigure = (typeof EARLIER_FIGURES)[number];
/** What was told of each, in pence a month. */
export type EarlierFigures = Readonly<Partial<Record<EarlierFigure, Pence>>>;

/** How a person lives in their home, as far as it tells which costs they have. */
export const TENURES = ['owner', 'mortgage', 'tenant', 'board', 'temporary'] as const;
export type Tenure = (typeof TENURES)[number];

/** What is known of a person beside their budget. Null: not known; then nothing is made of it. */
export type BudgetFacts = {
  /** By the words of the answers: 'england', 'wales', 'scotland', 'northern-ireland'. */
  readonly nation: string | null;
  readonly tenure: Tenure | null;
  readonly isStudent: boolean | null;
  /** By date of birth, on the day of the budget. */
  readonly hasReachedPensionAge: boolean | null;
  readonly hasVehicle: boolean | null;
  readonly hasChildUnderThree: boolean | null;
  readonly hasChildUnderFive: boolean | null;
  readonly allAdultsWork: boolean | null;
  readonly hasHealthCondition: boolean | null;
  /** One for which a disability benefit may be paid. */
  readonly mayGetDisabilityBenefit: boolean | null;
  /** What the first questions were told of a month. */
  readonly told: EarlierFigures;
};

/** A person of whom nothing is known. */
export const NO_FACTS: BudgetFacts = {
  nation: null,
  tenure: null,
  isStudent: null,
  hasReachedPensionAge: null,
  hasVehicle: null,
  hasChildUnderThree: null,
  hasChildUnderFive: null,
  allAdultsWork: null,
  hasHealthCondition: null,
  mayGetDisabilityBenefit: null,
  told: {},
};
