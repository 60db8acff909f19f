import type { Pence } from '../values/pence.ts';
import type { EarlierFigure, Tenure } from './facts.ts';
import type { LineCondition } from './lineConditions.ts';
import type { MissingItemCondition } from './missingItemConditions.ts';
import type { BudgetRole } from './roles.ts';

/** What can be noticed about a category (IE-012). */
export const DEVIATION_TYPES = { belowGuideline: 1, aboveGuideline: 2, missingItem: 3 } as const;
export type DeviationTypeId = (typeof DEVIATION_TYPES)[keyof typeof DEVIATION_TYPES];

/** How often a sum comes in or goes out. */
export type Frequency = {
  readonly id: number;
  readonly name: string;
  /** The monthly amount is the amount × `times` / `months`: weekly is 52 / 12. Both are whole and above 0. */
  readonly times: number;
  readonly months: number;
};

/** Whether a sum comes or goes once a month. */
export function isMonthly({ times, months }: Pick<Frequency, 'times' | 'months'>): boolean {
  return times === months;
}

/**
 * The monthly frequency, which lists begin with (API-046).
 *
 * @throws where there is none: content without one is refused when it is read
 */
export function monthlyOf(frequencies: readonly Frequency[]): Frequency {
  const monthly = frequencies.find(isMonthly);
  if (!monthly) throw new Error('No frequency is once a month.');
  return monthly;
}

/** One line of a budget, such as rent. */
export type BudgetType = {
  readonly id: number;
  readonly name: string;
  /** What the rules treat it as; empty where they read only its amount. */
  readonly roles: readonly BudgetRole[];
  readonly tooltip: string;
  /** Its name may tell of somebody's health, which not every role of staff may see. */
  readonly tellsOfHealth?: true;
  /** How often it usually comes, to begin with. */
  readonly usualFrequencyId: number;
  /** Offered only to people of whom all of these hold; left out: to everybody. */
  readonly offeredWhen?: readonly LineCondition[];
  /** Where it stands in the list to tick; left out: behind "more". */
  readonly tick?: TickPlace;
  /** What it is called in a nation ('scotland' and so on), where that differs; null where nobody there has it. */
  readonly inNation?: Readonly<Record<string, Partial<LineTexts> | null>>;
};

/** Where a line stands in the list to tick, and when it is ticked to begin with. */
export type TickPlace = {
  /** One of the groups of the content. */
  readonly group: string;
  /** It stands there for people of whom all of these hold, and behind "more" for others. */
  readonly when?: readonly LineCondition[];
  /** With all of these the person has told us that they have it. */
  readonly known?: readonly LineCondition[];
  /** With all of these nearly everybody has it. */
  readonly usual?: readonly LineCondition[];
};

/** What a person reads of a line. */
export type LineTexts = Readonly<Pick<BudgetType, 'name' | 'tooltip'>>;

export type BudgetSubCategory = {
  readonly id: number;
  readonly name: string;
  readonly types: readonly BudgetType[];
};

/** Fixed costs have no guide figures; flexible ones may. */
export const EXPENDITURE_KINDS = ['fixed', 'flexible', 'savings'] as const;
export type ExpenditureKind = (typeof EXPENDITURE_KINDS)[number];

/** A part of the budget that is filled in and submitted as one. */
export type BudgetCategory = {
  readonly id: number;
  readonly name: string;
  readonly kind: 'income' | ExpenditureKind;
  readonly subCategories: readonly BudgetSubCategory[];
};

/** What each person adds to a guide figure, in pence a month. */
export type PerPerson = {
  readonly firstAdult: Pence;
  readonly furtherAdult: Pence;
  readonly childUnderSixteen: Pence;
  readonly childBetweenSixteenEighteen: Pence;
};

/** What is usually spent on a category, from a day until the next row of the same category. */
export type GuideFigures = {
  readonly categoryId: number;
  /** First day in force, 'YYYY-MM-DD'. */
  readonly validFrom: string;
  /** The year that the figures describe. */
  readonly year: number;
  readonly lowest: PerPerson;
  readonly highest: PerPerson;
  /** Sources of the figures, by key. */
  readonly basis: readonly string[];
  /** Set while no public source backs the figures; they only demonstrate the check. */
  readonly isIllustrative: boolean;
};

/** The most that one line is usually allowed, from a day until the next row of the same line. */
export type ItemCap = {
  readonly typeId: number;
  readonly validFrom: string;
  /** In pence a month. */
  readonly most: Pence;
  /** Also at most this share of what is left before it; null where that does not matter. */
  readonly percentOfWhatIsLeft: number | null;
};

/** Why a person's figure is as it is. */
export type DeviationReason = {
  readonly id: number;
  readonly deviationTypeId: DeviationTypeId;
  readonly name: string;
  /** Whether it can be given for income, for costs, or for both. */
  readonly givenFor: 'income' | 'expenditure' | 'both';
  /** Set where the reason itself shows that the person may need more care. */
  readonly showsVulnerability: boolean;
  /**
   * Set where the reason reveals health, belief or hardship: it is left out of every document that creditors may see.
   */
  readonly staysWithUs: boolean;
};

/** A line, or lines, that people like this person usually have. All lines of a rule are of one category. */
export type MissingItemRule = {
  /** The lines that are asked about. */
  readonly typeIds: readonly number[];
  /** A sum on any line with one of these roles answers the rule: no line of it is missing then. */
  readonly roles: readonly BudgetRole[];
  /** Either each empty line is missing, or something is missing only when all of the lines are empty. */
  readonly missing: 'each' | 'all';
  /** All must hold. */
  readonly when: readonly MissingItemCondition[];
  /** The rule also applies when one of these lines has an amount: paying car insurance implies owning a car. */
  readonly orWhenPaid: readonly number[];
  /** The rule also applies when a line with one of these roles has an amount. */
  readonly orWhenPaidRoles: readonly BudgetRole[];
};

/** Lines of the budget that already hold what is paid on a kind of debt. */
export type CountedPayment = {
  readonly creditTypeId: number;
  readonly typeIds: readonly number[];
  /** Any line with one of these roles holds the payment too. */
  readonly roles: readonly BudgetRole[];
  /** Counts in this nation only; null: everywhere. */
  readonly nation: string | null;
  /** Also counted, without a line of its own, while it is deducted from a benefit that the person gets. */
  readonly takenOffBenefit: boolean;
  /** The first of the named lines holds only this payment, so that line starts with it. */
  readonly isTheLine: boolean;
};

/** Where a sum of the first questions belongs in a budget. */
export type ToldBefore = {
  readonly sum: EarlierFigure;
  /** What was asked about, worded to follow "for": "food and the household". */
  readonly about: string;
  /** The same in a nation where it is called something else. */
  readonly inNation?: Readonly<Record<string, string>>;
  /** The categories that it is spread over. */
  readonly categoryIds: readonly number[];
  /** The line that is exactly this sum, for people with that tenure. */
  readonly startsAt: readonly { readonly tenure: Tenure; readonly typeId: number }[];
  /** Only lines of these categories with one of these roles come to the sum; left out: all of them do. */
  readonly comparedRoles?: readonly BudgetRole[];
};

/**
 * Everything that defines a budget and its checks. An operator may change it; ids are fixed once budgets are stored.
 */
export type BudgetRules = {
  readonly frequencies: readonly Frequency[];
  /** Income first, then expenditure, in the order in which they open (IE-011). */
  readonly categories: readonly BudgetCategory[];
  readonly guideFigures: readonly GuideFigures[];
  readonly itemCaps: readonly ItemCap[];
  readonly deviationReasons: readonly DeviationReason[];
  readonly missingItems: readonly MissingItemRule[];
  readonly countedPayments: readonly CountedPayment[];
  /** The monthly sums that the first questions ask for, and where they belong. */
  readonly toldBefore: readonly ToldBefore[];
  /** The groups of the list to tick, in their order. */
  readonly tickGroups: readonly string[];
};

/** The lines of a category, in their order. */
export function typesOf(category: BudgetCategory): readonly BudgetType[] {
  return category.subCategories.flatMap(({ types }) => types);
}

/** Whether a category is income. */
export function isIncome({ kind }: Pick<BudgetCategory, 'kind'>): boolean {
  return kind === 'income';
}

/** The row in force on a day, where each row applies until the next one with the same key. */
export function inForceOn<Row extends { readonly validFrom: string }>(
  rows: readonly Row[],
  day: string,
): Row | undefined {
  return rows
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Row | undefined>((last, row) => (last && last.validFrom > row.validFrom ? last : row), undefined);
}
