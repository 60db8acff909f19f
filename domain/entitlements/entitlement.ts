import type { BudgetRole } from '../budget/roles.ts';
import type { UkNation } from '../people/nation.ts';
import type { EntitlementNumber, EntitlementSign } from './facts.ts';

/** Help that people miss, as data: for whom it is, what it may come to, and how to ask for it. The words are content. */

/** Money that comes in, or a bill that becomes lower. */
export const ENTITLEMENT_GROUPS = ['money', 'bills'] as const;
export type EntitlementGroup = (typeof ENTITLEMENT_GROUPS)[number];

/** How sure we are, the surest first. What is only worth checking has no sum. */
export const LIKELIHOODS = ['very likely', 'likely', 'worth checking'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** Something that is so or not, as far as it is known. `line` and `rate` are names that the content gives. */
export type EntitlementCondition =
  | { readonly is: EntitlementSign }
  | { readonly isNot: EntitlementSign }
  /** The budget has something in one of these lines. */
  | { readonly has: readonly string[] }
  | { readonly hasNo: readonly string[] }
  /** From the figure on. From `openFrom` up to it nobody can say. */
  | { readonly number: EntitlementNumber; readonly atLeast: string; readonly openFrom?: string }
  /** Below the figure, and from `openFrom` up to it nobody can say. */
  | { readonly number: EntitlementNumber; readonly below: string; readonly openFrom?: string }
  | { readonly any: readonly EntitlementCondition[] };

/** What somebody needs to be, to get it. */
export type EntitlementNeed = {
  readonly when: EntitlementCondition;
  /** Why it does not fit who is not that, in one sentence. */
  readonly no: string;
  /** Where it is not known, they are told to check; else it is not offered. */
  readonly checkIfNotKnown: boolean;
};

export const ENTITLEMENT_COUNTS = ['once', 'children under 16', 'further children under 16'] as const;
export type EntitlementCount = (typeof ENTITLEMENT_COUNTS)[number];

/** A part of a sum. */
export type EntitlementPart =
  /** A dated figure; `off` is the bill that becomes lower by it, and never by more than is left of it. */
  | { readonly rate: string; readonly forEach: EntitlementCount; readonly off: string | null }
  /** A share of a bill, in percent, and at most another figure. */
  | { readonly share: string; readonly of: string; readonly most: string | null }
  /** What is left of a bill once another figure is paid in its place. */
  | { readonly insteadOf: string; readonly pays: string };

/** What it comes to, where this holds. */
export type EntitlementSum = {
  readonly when: readonly EntitlementCondition[];
  readonly parts: readonly EntitlementPart[];
};

export type Entitlement = {
  readonly id: string;
  readonly name: string;
  readonly group: EntitlementGroup;
  readonly nations: readonly UkNation[];
  /** Who has leave to stay without public funds must not ask for it without advice. */
  readonly isPublicFunds: boolean;
  /** That it may fit, or was asked for, tells of somebody's health. */
  readonly tellsOfHealth: boolean;
  /** Lines of the budget: who has one gets it already. */
  readonly already: readonly string[];
  readonly needs: readonly EntitlementNeed[];
  /** How sure we are of who is all that. */
  readonly likelihood: Exclude<Likelihood, 'very likely'>;
  /** Where all of these hold too, and all that counts is known, it is very likely; null: never. */
  readonly surelyWhen: readonly EntitlementCondition[] | null;
  /** The first of which the conditions hold; none: nobody can say what it comes to. */
  readonly sums: readonly EntitlementSum[];
  /** What it is paid as, where it is income. */
  readonly paidAs: readonly BudgetRole[];
  /** May hold `{NAME}` of a figure, and `{name}` of a line. */
  readonly why: string;
  readonly how: string;
  readonly byWhen: string;
  readonly link: { readonly label: string; readonly url: string };
  readonly source: { readonly name: string; readonly url: string | null };
  /** What has to be confirmed of it by one of us; null for nothing. */
  readonly toConfirm: string | null;
};

/** All help that we know of, with its figures. */
export type EntitlementBook = {
  readonly entitlements: readonly Entitlement[];
  readonly rates: readonly EntitlementRate[];
  /** The lines of the budget that stand behind a name. */
  readonly lines: Readonly<Record<string, readonly number[]>>;
  /** Independent calculators of benefits. */
  readonly calculators: readonly { readonly name: string; readonly url: string; readonly says: string }[];
};

export const RATE_UNITS = [
  'pence',
  'pence a week',
  'pence a month',
  'pence a year',
  'percent',
  'years of age',
] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** A figure of help, in force in some nations from a day until the next row of the same key and nation. */
export type EntitlementRate = {
  readonly key: string;
  readonly nations: readonly UkNation[];
  readonly value: number;
  readonly unit: RateUnit;
  /** 'YYYY-MM-DD'; null where the start is older than our records. */
  readonly validFrom: string | null;
  readonly source: string;
  readonly toConfirm: string | null;
};
