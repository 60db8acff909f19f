import type { Pence } from '../values/pence.ts';
import { monthlyAmount } from './amounts.ts';
import type { BudgetRole } from './roles.ts';
import { rolesOfLine, ruleIndex } from './ruleIndex.ts';
import { type BudgetCategory, type BudgetRules, typesOf } from './rules.ts';

/** One line of a person's budget, as they typed it. */
export type BudgetEntry = {
  readonly typeId: number;
  /** Each time it is paid. */
  readonly amount: Pence;
  readonly frequencyId: number;
  /** The reason for the figure, where one was asked for. */
  readonly deviationReasonId: number | null;
};

/** A category that the person has submitted. */
export type SubmittedCategory = {
  readonly categoryId: number;
  readonly entries: readonly BudgetEntry[];
  /** Deviations without reasons to choose from that the person saw and left as they are, by key. */
  readonly acknowledged: readonly string[];
};

/** All that a person has submitted of their budget. */
export type SubmittedBudget = readonly SubmittedCategory[];

type SummingRules = Pick<BudgetRules, 'frequencies' | 'categories'>;

/** One submitted line as a month counts it. */
export type MonthlyLine = {
  readonly typeId: number;
  readonly roles: readonly BudgetRole[];
  /** Null where its frequency no longer exists. */
  readonly monthly: Pence | null;
};

/** Every submitted line that the budget still has, as a monthly sum, in the order of the budget. */
export function monthlyLines(rules: SummingRules, budget: SubmittedBudget): readonly MonthlyLine[] {
  return rules.categories
    .flatMap(category => entriesOf(category, budget))
    .map(entry => ({
      typeId: entry.typeId,
      roles: rolesOfLine(rules, entry.typeId),
      monthly: monthlyEntryAmount(rules, entry),
    }));
}

/** The monthly amount of one budget line; 0 where it has none. */
export function monthlyLineAmount(rules: SummingRules, budget: SubmittedBudget, typeId: number): Pence {
  const category = ruleIndex(rules).categoryOfType.get(typeId);
  const submitted = category && budget.find(({ categoryId }) => categoryId === category.id);
  const entry = submitted?.entries.find(one => one.typeId === typeId);
  return (entry && monthlyEntryAmount(rules, entry)) ?? 0;
}

/** The monthly amount of a category: the sum of its lines, each rounded to the penny. */
export function monthlyCategoryAmount(
  rules: SummingRules,
  category: BudgetCategory,
  budget: SubmittedBudget,
): Pence {
  const submitted = budget.find(({ categoryId }) => categoryId === category.id);
  return submitted ? monthlySubmittedAmount(rules, submitted) : 0;
}

/** Monthly income, outgoings and surplus, in pence. A negative surplus is a shortfall. */
export type BudgetTotals = {
  readonly totalIncome: Pence;
  readonly totalExpenditure: Pence;
  readonly disposableIncome: Pence;
};

/** Adds up what has been submitted so far. */
export function budgetTotals(
  rules: Pick<BudgetRules, 'frequencies' | 'categories'>,
  budget: SubmittedBudget,
): BudgetTotals {
  const { incomeIds } = ruleIndex(rules);
  let totalIncome = 0;
  let totalExpenditure = 0;
  for (const submitted of budget) {
    const sum = monthlySubmittedAmount(rules, submitted);
    if (incomeIds.has(submitted.categoryId)) totalIncome += sum;
    else totalExpenditure += sum;
  }
  return { totalIncome, totalExpenditure, disposableIncome: totalIncome - totalExpenditure };
}

/** The submitted lines that their category still has: a line the operator has removed is neither shown nor counted. */
export function entriesOf(category: BudgetCategory, budget: SubmittedBudget): readonly BudgetEntry[] {
  const lineIds = new Set(typesOf(category).map(({ id }) => id));
  const submitted = budget.find(({ categoryId }) => categoryId === category.id);
  return submitted?.entries.filter(({ typeId }) => lineIds.has(typeId)) ?? [];
}

/** Null where its frequency no longer exists. */
function monthlyEntryAmount(rules: SummingRules, { amount, frequencyId }: BudgetEntry): Pence | null {
  const frequency = ruleIndex(rules).frequencyById.get(frequencyId);
  return frequency ? monthlyAmount(amount, frequency) : null;
}

function monthlySubmittedAmount(rules: SummingRules, { categoryId, entries }: SubmittedCategory): Pence {
  const { categoryOfType } = ruleIndex(rules);
  let sum = 0;
  for (const entry of entries) {
    if (categoryOfType.get(entry.typeId)?.id === categoryId) sum += monthlyEntryAmount(rules, entry) ?? 0;
  }
  return sum;
}
