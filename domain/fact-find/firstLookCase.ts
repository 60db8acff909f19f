import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import type { AnswersOnPath } from '../journey-engine/run/path.ts';
import {
  type DEBT_COUNTS,
  type EMPLOYMENT,
  OUTGOINGS,
  type QualifierFacts,
  qualifierFacts,
} from '../journeys/qualifier/facts.ts';
import type { Case, Fact } from '../solutions/case/case.ts';
import { between, NO, type Span, UNKNOWN_AMOUNT, YES_OR_NO, ZERO } from '../solutions/case/span.ts';
import type { Month } from '../solutions/figures/budget.ts';
import type { BudgetSummary } from '../solutions/first-look/budgetSummary.ts';
import type { DebtsOverall } from '../solutions/first-look/debtsOverall.ts';
import type { FirstLookCase } from '../solutions/first-look/firstLook.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { AmountRange } from '../values/range.ts';
import { lateBills } from './behindBills.ts';
import { caseFrom } from './caseFrom.ts';
import type { FactFind } from './factFind.ts';

/**
 * Turns the Qualifier alone into the case that the first look judges. Each answer means the same as in the full review,
 * which reads it in the same way; everything that only the full review asks is not known. What the person has said since
 * to be over is not urgent here either.
 *
 * @param answers of the Qualifier, on its path
 * @param review those of the full review, once it has begun
 */
export function firstLookCase(
  definition: JourneyDefinition,
  answers: AnswersOnPath,
  today: CalendarDate,
  review: AnswersOnPath | null = null,
): FirstLookCase {
  const facts = answersAlone({ qualifier: answers, review: null }, today);
  const { happening } = answersAlone({ qualifier: answers, review }, today);
  return firstLookCaseOf(qualifierFacts(definition, answers), { ...facts, happening });
}

/** The same from facts that have already been read. */
export function firstLookCaseOf(told: FirstLookFacts, facts: FirstLookCase['facts']): FirstLookCase {
  // A home that is owned outright is known to have no mortgage.
  const home = told.housing === 'outright' ? { ...facts.home, mortgage: 0 } : facts.home;
  return {
    facts: { ...facts, home },
    month: monthFrom(told),
    debts: debtsFrom(told),
    budgetSummary: budgetSummaryFrom(told),
    lacks: sayLacking(told),
    late: lateBills(told),
    owed: told.totalDebtsAnswer,
  };
}

/** What the first look takes from the Qualifier besides the case. */
export type FirstLookFacts = Pick<
  QualifierFacts,
  | 'housing'
  | 'employment'
  | 'bills'
  | 'arrears'
  | 'urgent'
  | 'debtCount'
  | 'debtTotal'
  | 'income'
  | 'outgoings'
> &
  Partial<Pick<QualifierFacts, 'totalDebtsAnswer'>>;

/** What the answers say without the rest of what a case is made of: debts, household, budget, health. */
export function answersAlone(answers: FactFind['answers'], today: CalendarDate): Case {
  return caseFrom({
    answers,
    debts: [],
    creditTypes: [],
    countedPayments: [],
    household: null,
    budget: { isComplete: false, missing: [], lines: [] },
    details: { dateOfBirth: null },
    trustDeedFees: null,
    health: {},
    today,
  });
}

const EARNS: ReadonlySet<(typeof EMPLOYMENT)[number]> = new Set([
  'full-time',
  'part-time',
  'zero-hours',
  'self-employed',
]);

/**
 * The month as told, with no savings, since they are not asked about. A person who does not earn may live on benefits
 * alone, some of which may be for a disability. A person who earns is assumed to get no benefits until the full review
 * asks about each.
 */
function monthFrom({ income, outgoings, employment }: FirstLookFacts): Month | null {
  const spent = OUTGOINGS.map(key => outgoings[key]);
  if (income === undefined || spent.includes(undefined)) return null;
  const earns = employment !== undefined && EARNS.has(employment);
  return {
    income,
    outgoings: spent.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    disabilityBenefits: earns ? ZERO : between(0, income),
    wishedSavings: 0,
    isOnlyBenefits: earns ? NO : YES_OR_NO,
    onlyBenefitsSince: null,
  };
}

const COUNTS: Readonly<Record<(typeof DEBT_COUNTS)[number], Span>> = {
  none: ZERO,
  few: between(1, 2),
  some: between(3, 5),
  many: between(6, Infinity),
};
/** A person who has not been asked yet may have any number of debts, and has a reason to ask for help. */
const ANY_COUNT = between(1, Infinity);

function debtsFrom(told: FirstLookFacts): DebtsOverall {
  const isNone = told.debtCount === 'none';
  return {
    count: told.debtCount === undefined ? ANY_COUNT : COUNTS[told.debtCount],
    total: isNone ? ZERO : spanOf(told.debtTotal),
    isBehind: isBehind(told),
    hasUrgentPriority: hasUrgentPriority(told),
  };
}

function spanOf(range: AmountRange | undefined): Span {
  return range === undefined ? UNKNOWN_AMOUNT : between(range.atLeast, range.atMost ?? Infinity);
}

/** Bills that are up to date say nothing about the other debts. */
function isBehind({ bills, arrears, urgent }: FirstLookFacts): Fact<boolean> {
  const saysSo =
    (bills !== undefined && bills !== 'up-to-date') ||
    (arrears?.length ?? 0) > 0 ||
    urgent?.includes('disconnection');
  return saysSo ? true : null;
}

const BY_LAW = ['bailiffs', 'court', 'eviction', 'disconnection'] as const;

/** Whether something has to be paid before other debts: a bill that is behind, or a debt under enforcement. */
function hasUrgentPriority({ arrears, urgent }: FirstLookFacts): Fact<boolean> {
  if ((arrears?.length ?? 0) > 0 || BY_LAW.some(what => urgent?.includes(what))) return true;
  return arrears === undefined || urgent === undefined ? null : false;
}

/** What of food, heat and power is lacking, in the words of what was chosen and of nothing that was not; null where none. */
export function sayLacking({ bills, urgent }: Pick<FirstLookFacts, 'bills' | 'urgent'>): string | null {
  if (bills === 'cannot-pay') return 'You told us you can’t pay for food, heat or power.';
  const food = urgent?.includes('food') ? 'you have no money for food' : null;
  const power = urgent?.includes('disconnection') ? 'your gas or power may be cut off' : null;
  const told = [food, power].filter(one => one !== null).join(', and that ');
  return told === '' ? null : `You told us ${told}.`;
}

const OUTGOING_NAMES: Readonly<Record<(typeof OUTGOINGS)[number], string>> = {
  home: 'Your home',
  food: 'Food and household',
  bills: 'Bills',
  travel: 'Travel',
  other: 'Everything else',
};

function budgetSummaryFrom({ income, outgoings }: FirstLookFacts): BudgetSummary {
  const shown = OUTGOINGS.map(key => ({ name: OUTGOING_NAMES[key], value: outgoings[key] ?? 0 }));
  return {
    income: income ?? 0,
    expenditure: shown.reduce((sum, { value }) => sum + value, 0),
    outgoings: shown,
  };
}
