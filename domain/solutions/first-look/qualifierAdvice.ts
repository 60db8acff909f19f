import { isUkNation, type LivingPlace, type UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { AmountRange } from '../../values/range.ts';
import { PRODUCTS, type ShortName } from '../solution/products.ts';
import { type LimitKey, THRESHOLDS } from '../thresholds/limits.ts';
import { thresholdOn } from '../thresholds/threshold.ts';
import type { BudgetSummary } from './budgetSummary.ts';

/** What the first look reads. A fact that is not known is undefined, and never counts against a solution. */
export type FirstLookFacts = {
  readonly nation: LivingPlace | undefined;
  readonly housing: string | undefined;
  readonly bills: string | undefined;
  readonly arrears: readonly string[] | undefined;
  readonly urgent: readonly string[] | undefined;
  readonly debtCount: 'none' | 'few' | 'some' | 'many' | undefined;
  readonly debtTotal: AmountRange | undefined;
  readonly income: Pence | undefined;
  readonly outgoings: Readonly<Record<OutgoingKey, Pence | undefined>>;
};

type OutgoingKey = 'home' | 'food' | 'bills' | 'travel' | 'other';

/** As the API gives it: what could be worth looking at, and the month as told (AD-001). */
export type FirstLook = {
  readonly availableSolutions: readonly string[];
  readonly videoId?: string;
  readonly budgetSummary: BudgetSummary;
};

/** Fits everybody, so the list is never empty. */
export const PLAN_FOR_BUDGET_AND_BILLS = 'A plan for your budget and bills';

/** Plainer names where the product's own has words that a first look need not explain. */
const PLAINER_NAMES: Partial<Readonly<Record<ShortName, string>>> = {
  BS: 'Breathing Space',
  TPP: 'Token payments',
};

const OUTGOING_NAMES: Readonly<Record<OutgoingKey, string>> = {
  home: 'Your home',
  food: 'Food and household',
  bills: 'Bills',
  travel: 'Travel',
  other: 'Everything else',
};

/**
 * A careful first look after the Qualifier: the names of solutions that could be worth looking at, and the month
 * (AD-001). It leaves out what the answers and the limits of the day rule out, keeps what cannot be said yet, and
 * recommends nothing: names come in the fixed order of products, with the plan for budget and bills at the end.
 *
 * @param on the day whose limits apply
 */
export function qualifierAdvice(facts: FirstLookFacts, on: CalendarDate): FirstLook {
  const { nation } = facts;
  const possible =
    isUkNation(nation) && facts.debtCount !== 'none' ? couldFit(lookOf(facts, nation, on), nation) : [];
  const names = possible.map(({ shortName, name }) => PLAINER_NAMES[shortName] ?? name);
  return { availableSolutions: [...names, PLAN_FOR_BUDGET_AND_BILLS], budgetSummary: budgetSummaryOf(facts) };
}

type KnownProduct = (typeof PRODUCTS)[number];

function couldFit(look: Look, nation: UkNation): readonly KnownProduct[] {
  return PRODUCTS.filter(
    ({ shortName, nations }) =>
      (nations as readonly UkNation[]).includes(nation) && COULD_FIT[shortName]?.(look),
  );
}

function budgetSummaryOf(facts: FirstLookFacts): BudgetSummary {
  const keys = Object.keys(OUTGOING_NAMES) as OutgoingKey[];
  const outgoings = keys.map(key => ({ name: OUTGOING_NAMES[key], value: facts.outgoings[key] ?? 0 }));
  return {
    income: facts.income ?? 0,
    expenditure: outgoings.reduce((sum, { value }) => sum + value, 0),
    outgoings,
  };
}

/** The facts as the rules below ask for them. */
type Look = {
  readonly limit: (key: LimitKey) => number | undefined;
  /** What is left of a month after the outgoings; undefined until all six figures are known. */
  readonly surplus: Pence | undefined;
  readonly smallestTotal: Pence;
  /** Infinity when the band has no upper end. */
  readonly largestTotal: Pence;
  readonly fewestDebts: number;
  readonly mostDebts: number;
  readonly ownsHome: boolean;
  readonly ownsHomeOutright: boolean;
  readonly isUnderPressure: boolean;
};

const DEBT_COUNTS = { none: [0, 0], few: [1, 2], some: [3, 5], many: [6, Infinity] } as const;

function lookOf(facts: FirstLookFacts, nation: UkNation, on: CalendarDate): Look {
  const [fewestDebts, mostDebts] = facts.debtCount ? DEBT_COUNTS[facts.debtCount] : [1, Infinity];
  const outgoings = Object.values(facts.outgoings);
  const isComplete = facts.income !== undefined && outgoings.every(value => value !== undefined);
  return {
    limit: key => thresholdOn(THRESHOLDS, key, nation, on),
    surplus: isComplete
      ? outgoings.reduce((left: number, spent) => left - (spent ?? 0), facts.income ?? 0)
      : undefined,
    smallestTotal: facts.debtTotal?.atLeast ?? 0,
    largestTotal: facts.debtTotal?.atMost ?? Infinity,
    fewestDebts,
    mostDebts,
    ownsHome: facts.housing === 'mortgage' || facts.housing === 'outright',
    ownsHomeOutright: facts.housing === 'outright',
    isUnderPressure:
      (facts.bills !== undefined && facts.bills !== 'up-to-date') ||
      (facts.arrears?.length ?? 0) > 0 ||
      (facts.urgent?.length ?? 0) > 0,
  };
}

/**
 * When a solution could fit. A solution that is not here needs more than the Qualifier asks. A band of debt that
 * straddles a limit could be on the right side of it, so it counts; so does a figure that is not known.
 */
const COULD_FIT: Partial<Readonly<Record<ShortName, (look: Look) => boolean>>> = {
  IVA: look =>
    look.mostDebts >= 2 &&
    reaches(look.largestTotal, look.limit('IVA_DEBT_MIN')) &&
    reaches(look.surplus, look.limit('IVA_PAYMENT_FLOOR')) &&
    !isSurelyRepaidIn(look, look.limit('IVA_TERM')),
  DMP: look => reaches(look.surplus, leastPayment(look)) && canBeRepaidIn(look, look.limit('DMP_TERM_MAX')),
  // The trustee would look to a home with no mortgage, which is likely to be worth more than the debts.
  BKY: look =>
    !look.ownsHomeOutright &&
    reaches(look.largestTotal, look.limit('BKY_DEBT_MIN')) &&
    !isSurelyRepaidIn(look, look.limit('DMP_TERM_MAX')),
  // Its limit on what a person owns takes the value of a home without taking off the mortgage.
  DRO: look =>
    !look.ownsHome &&
    staysWithin(look.smallestTotal, look.limit('DRO_DEBT_MAX')) &&
    staysWithin(look.surplus, look.limit('DRO_SURPLUS_MAX')),
  BS: look => look.isUnderPressure,
  PTD: look =>
    exceeds(look.largestTotal, look.limit('PTD_DEBT_MIN')) &&
    reaches(look.surplus, look.limit('PTD_PAYMENT_FLOOR')),
  DAS: look => canBeRepaidIn(look, look.limit('DAS_TERM_MAX')),
  SEQ: look =>
    !look.ownsHomeOutright &&
    reaches(look.largestTotal, look.limit('SEQ_DEBT_MIN')) &&
    !isSurelyRepaidIn(look, look.limit('DAS_TERM_MAX')),
  // The other way in, benefits as the only income, is not something the Qualifier can tell.
  MAP: look =>
    !look.ownsHome &&
    staysWithin(look.smallestTotal, look.limit('MAP_DEBT_MAX')) &&
    staysWithin(look.surplus, 0),
  MOR: look => look.isUnderPressure,
  TPP: look => look.surplus !== undefined && !reaches(look.surplus, leastPayment(look)),
  SMP: look => look.fewestDebts <= 3 && canBeRepaidIn(look, look.limit('SMP_TERM_MAX')),
};

function reaches(value: number | undefined, least: number | undefined): boolean {
  return value === undefined || least === undefined || value >= least;
}

function exceeds(value: number | undefined, limit: number | undefined): boolean {
  return value === undefined || limit === undefined || value > limit;
}

function staysWithin(value: number | undefined, most: number | undefined): boolean {
  return value === undefined || most === undefined || value <= most;
}

/** The least that a plan of payments takes a month, for as few debts as there may be. */
function leastPayment(look: Look): Pence | undefined {
  const each = look.limit('DMP_MIN_PER_DEBT');
  return each === undefined ? undefined : each * Math.max(1, look.fewestDebts);
}

/** Whether the smallest total the band allows is paid off in so many months; unknown counts as yes. */
function canBeRepaidIn(look: Look, months: number | undefined): boolean {
  if (look.surplus === undefined || months === undefined) return true;
  return look.surplus > 0 && look.surplus * months >= look.smallestTotal;
}

/** Whether even the largest total the band allows is paid off in so many months; unknown counts as no. */
function isSurelyRepaidIn(look: Look, months: number | undefined): boolean {
  if (look.surplus === undefined || months === undefined) return false;
  return look.surplus > 0 && look.surplus * months >= look.largestTotal;
}
