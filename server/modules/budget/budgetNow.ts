import type { BudgetContent } from '@towpath/contracts/content/budget.ts';
import type { BudgetCircumstances } from '@towpath/domain/budget/deviations.ts';
import type { BudgetFacts } from '@towpath/domain/budget/facts.ts';
import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { allCompleted, budgetProgress, type CategoryProgress } from '@towpath/domain/budget/progress.ts';
import type { BudgetRules } from '@towpath/domain/budget/rules.ts';
import type { DebtWithPayment } from '@towpath/domain/budget/startValues.ts';
import type { SubmittedBudget } from '@towpath/domain/budget/submittedBudget.ts';
import { linesWithSums, withPartsLeftOut } from '@towpath/domain/budget/tickList.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { RequireStep } from '../answers/stepPart.ts';
import { type StoredBudget, storedBudget } from './repository.ts';

/** The dependencies of the budget's use cases. */
export type BudgetsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly budget: BudgetContent;
  /** Throws NO_JOURNEY, NOT_FOUND (also for a step that shows no budget) or STEP_NOT_ON_PATH. */
  readonly requireStep: RequireStep;
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
  /** When the household was last changed. */
  readonly householdChangedAt: (database: Database, customerId: string) => Promise<Date | null>;
  /** The listed debts. */
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly DebtWithPayment[]>;
  readonly factsOf: (customerId: string, trx?: DatabaseTransaction) => Promise<BudgetFacts>;
  /** Whether the person may claim benefits; null while nobody has asked. */
  readonly hasPublicFunds: (customerId: string) => Promise<boolean | null>;
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

/** A budget with everything that decides about it. */
export type BudgetNow = {
  /** As the budget is in the person's nation. */
  readonly rules: BudgetRules;
  readonly stored: StoredBudget;
  /** What was submitted, and each part of which nothing is ticked. */
  readonly budget: SubmittedBudget;
  readonly circumstances: BudgetCircumstances;
  readonly progress: readonly CategoryProgress[];
  /** Whether the person could confirm it. */
  readonly isReady: boolean;
  /** Whether they have confirmed it. */
  readonly isComplete: boolean;
};

/**
 * Reads the current budget, inside a transaction or outside one. A completed budget is judged by the figures
 * of the day it was completed. Facts that are read on a connection of their own are passed in from before the
 * transaction begins.
 */
export async function readBudget(
  { budget, clock, householdOf }: BudgetsDeps,
  on: Database,
  customerId: string,
  facts: BudgetFacts,
): Promise<BudgetNow> {
  const stored = await storedBudget(on, customerId);
  const household = await householdOf(on, customerId);
  const circumstances = { facts, household, on: londonDate(stored.completedAt ?? clock.now()) };
  const rules = rulesIn(budget.rules, facts.nation, stored.categories);
  const counted = budgetAsTicked(rules, stored);
  const progress = budgetProgress(rules, counted, circumstances);
  const isReady = household !== null && allCompleted(progress);
  return {
    rules,
    stored,
    budget: counted,
    circumstances,
    progress,
    isReady,
    isComplete: isReady && stored.completedAt !== null,
  };
}

/** What was submitted, and each part of which nothing is ticked, with nothing in it. A line with a sum counts as ticked. */
export function budgetAsTicked(
  rules: BudgetRules,
  { categories, list }: Pick<StoredBudget, 'categories' | 'list'>,
): SubmittedBudget {
  const ticked = list.ticked && [...list.ticked, ...linesWithSums(categories)];
  return withPartsLeftOut(rules, categories, ticked);
}

/** The current budget, with the current facts. */
export async function budgetNow(deps: BudgetsDeps, customerId: string): Promise<BudgetNow> {
  return readBudget(deps, deps.database, customerId, await deps.factsOf(customerId));
}
