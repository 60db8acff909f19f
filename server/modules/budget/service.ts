import { randomUUID } from 'node:crypto';
import type {
  BudgetSummary,
  CategoryBody,
  Statement,
  SubmittedEntry,
} from '@towpath/contracts/api/budget.ts';
import type { BudgetContent } from '@towpath/contracts/content/budget.ts';
import type { BudgetFacts } from '@towpath/domain/budget/facts.ts';
import {
  ALL_COMPLETED_MESSAGE,
  acknowledgedNow,
  allCompleted,
  budgetProgress,
  type CategoryProgress,
  effectOfHousehold,
  nextToOpen,
  REOPENED_MESSAGES,
  reopenedCategories,
  withSubmitted,
} from '@towpath/domain/budget/progress.ts';
import { isIncome } from '@towpath/domain/budget/rules.ts';
import { type DebtWithPayment, saidBefore, startValues } from '@towpath/domain/budget/startValues.ts';
import { categoryAMonth } from '@towpath/domain/budget/statement.ts';
import { SFS, SFS_SUMMARY } from '@towpath/domain/budget/steps.ts';
import { summaryOf } from '@towpath/domain/budget/summary.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import { statementFrom } from '@towpath/domain/fact-find/statement.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { ConfirmedBudget } from '../../papers/budgetStatement.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { RequireStep } from '../answers/stepPart.ts';
import { budgetOnPaper } from './budgetOnPaper.ts';
import {
  holdBudget,
  lockBudget,
  putCategory,
  putCompleted,
  type StoredCategory,
  storedBudget,
} from './repository.ts';
import {
  categoryResponse,
  entryResponse,
  frequenciesResponse,
  type KnownOfBudget,
  saidWords,
} from './toResponse.ts';
import { sameEntries, validateEntries } from './validateEntries.ts';

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
};

/** What a budget still needs, in words to show. */
const LACKS = {
  household: 'Tell us who lives with you first',
  categories: 'Go through each part of your budget first',
  complete: 'Check your budget and finish it first',
} as const;

export type Budgets = ReturnType<typeof createBudgets>;

/** A person's income and expenditure. */
export function createBudgets(deps: BudgetsDeps) {
  const { database, clock } = deps;
  const requireBudgetStep = deps.requireStep(SFS, SFS_SUMMARY);
  const { rules, shortfallHelp } = deps.budget;

  const frequencies = () => frequenciesResponse(rules);
  const categories = (side: 'income' | 'expenditure') =>
    rules.categories.filter(one => isIncome(one) === (side === 'income')).map(categoryResponse);

  /** The budget with all that decides about it. One that is done is judged by the figures of the day it was. */
  async function look(on: Database, customerId: string, facts: BudgetFacts) {
    const stored = await storedBudget(on, customerId);
    const household = await deps.householdOf(on, customerId);
    const around = { facts, household, on: londonDate(stored.completedAt ?? clock.now()) };
    const progress = budgetProgress(rules, stored.categories, around);
    const isReady = household !== null && allCompleted(progress);
    return { stored, around, progress, isReady, isComplete: isReady && stored.completedAt !== null };
  }

  /** Facts come before a transaction begins: they are read on a connection of their own. */
  const lookNow = async (customerId: string) => look(database, customerId, await deps.factsOf(customerId));

  /** The budget as it stands. Throws as `requireBudgetStep` does. */
  async function statement(customerId: string, stepId: string): Promise<Statement> {
    await requireBudgetStep(customerId, stepId);
    const { stored, around, progress, isReady, isComplete } = await lookNow(customerId);
    const known = await knownOf(customerId, stored.categories, around.facts);
    const entries = (income: boolean) =>
      progress
        .filter(({ category }) => isIncome(category) === income)
        .map(one => entryResponse(rules, one, stored.categories, known));
    const income = known.said.find(({ sum }) => sum === 'income');
    return {
      financialStatementId: stored.id,
      frequencies: frequencies(),
      incomeCategories: entries(true),
      expenditureCategories: entries(false),
      nextCategoryId: nextToOpen(progress),
      allCompleted: allCompleted(progress),
      incomeToldBefore: income ? saidWords(income) : null,
      reopened: await reopenedOf(customerId, progress, stored.categories),
      isComplete,
      message: isReady ? ALL_COMPLETED_MESSAGE : null,
    };
  }

  /** What is known of the budget beside what was submitted of it. */
  async function knownOf(
    customerId: string,
    categories: readonly StoredCategory[],
    facts: BudgetFacts,
  ): Promise<KnownOfBudget> {
    const debts = await deps.debtsOf(database, customerId);
    return { starts: startValues(rules, categories, facts, debts), said: saidBefore(rules, facts) };
  }

  /** The categories to look at again, and why. Null while there is none. */
  async function reopenedOf(
    customerId: string,
    progress: readonly CategoryProgress[],
    categories: readonly StoredCategory[],
  ): Promise<Statement['reopened']> {
    const submitted = new Map(categories.map(one => [one.categoryId, one]));
    const ids = reopenedCategories(progress, id => submitted.get(id)?.shown ?? []);
    if (ids.length === 0) return null;
    const changedAt = await deps.householdChangedAt(database, customerId);
    const isHousehold = ids.some(id => {
      const at = submitted.get(id)?.submittedAt;
      return changedAt !== null && at !== undefined && at < changedAt;
    });
    return { categoryIds: [...ids], says: REOPENED_MESSAGES[isHousehold ? 'household' : 'other'] };
  }

  /**
   * Submits a category: what is sent replaces its lines. The same lines again change nothing but settle what asks for
   * no reason (IE-013). Another budget than before is no longer complete.
   *
   * @throws ApiError VALIDATION_FAILED, or NOT_FOUND for a category that there is not on this side
   */
  async function submit(
    customerId: string,
    side: 'income' | 'expenditure',
    body: CategoryBody,
  ): Promise<SubmittedEntry> {
    const category = rules.categories.find(
      one => one.id === body.categoryId && isIncome(one) === (side === 'income'),
    );
    if (!category) throw fieldError('categoryId', 'There is no such category');
    const facts = await deps.factsOf(customerId);
    return database.transaction().execute(async trx => {
      const at = clock.now();
      const stored = await holdBudget(trx, customerId, { id: randomUUID(), at });
      const before = stored.categories.find(({ categoryId }) => categoryId === category.id);
      const entries = validateEntries(rules, category, body, before?.entries ?? []);
      const hasChanged = !before || !sameEntries(before.entries, entries);
      const completedAt = hasChanged ? null : stored.completedAt;
      const household = await deps.householdOf(trx, customerId);
      const around = { facts, household, on: londonDate(completedAt ?? at) };
      const progressWith = (acknowledged: readonly string[]) => {
        const submitted = { categoryId: category.id, entries, acknowledged };
        return budgetProgress(rules, withSubmitted(stored.categories, submitted), around);
      };
      const deviations = ofCategory(progressWith([]), category.id).deviations;
      const acknowledged = acknowledgedNow(deviations, before?.shown ?? []);
      const after = {
        categoryId: category.id,
        entries,
        acknowledged,
        shown: deviations.map(({ key }) => key),
        submittedAt: at,
      };
      await putCategory(trx, { customerId, before, after, hasChanged });
      if (hasChanged && stored.completedAt) await putCompleted(trx, customerId, null);
      const progress = progressWith(acknowledged);
      const now = [...stored.categories.filter(({ categoryId }) => categoryId !== category.id), after];
      return {
        ...entryResponse(rules, ofCategory(progress, category.id), now, {
          starts: [],
          said: saidBefore(rules, facts),
        }),
        nextCategoryId: nextToOpen(progress, category.id),
        allCompleted: allCompleted(progress),
      };
    });
  }

  /** Marks the budget complete (IE-014). Throws VALIDATION_FAILED while a part of it is not. */
  async function complete(customerId: string): Promise<void> {
    const facts = await deps.factsOf(customerId);
    await database.transaction().execute(async trx => {
      await lockBudget(trx, customerId);
      const { around, isReady, isComplete } = await look(trx, customerId, facts);
      if (isComplete) return;
      if (!around.household) throw fieldError('household', LACKS.household);
      if (!isReady) throw fieldError('categories', LACKS.categories);
      await putCompleted(trx, customerId, clock.now());
    });
  }

  /** The budget at a glance. A shortfall comes with help and stops nobody. */
  async function summary(customerId: string): Promise<BudgetSummary> {
    const { stored, isComplete } = await lookNow(customerId);
    const { shortfallHelp: topics, summaryText, ...totals } = summaryOf(rules, stored.categories);
    return {
      totalIncome: poundsOf(totals.totalIncome),
      totalExpenditure: poundsOf(totals.totalExpenditure),
      disposableIncome: poundsOf(totals.disposableIncome),
      summaryText,
      outgoings: rules.categories
        .filter(category => !isIncome(category))
        .map(category => ({
          name: category.name,
          value: poundsOf(categoryAMonth(rules, category, stored.categories)),
        }))
        .filter(({ value }) => value > 0),
      shortfallHelp: topics.flatMap(topic =>
        shortfallHelp
          .filter(help => help.topic === topic)
          .map(({ text, helpIds }) => ({ topic, text, helpIds: [...helpIds] })),
      ),
      isComplete,
    };
  }

  /** What the budget still needs before its step is done, in words to show; null when it can be. */
  async function lacks(customerId: string): Promise<string | null> {
    const { around, isReady, isComplete } = await lookNow(customerId);
    if (isComplete) return null;
    if (!around.household) return LACKS.household;
    return isReady ? LACKS.complete : LACKS.categories;
  }

  /** The budget as advice judges it, each line by the month, read in a transaction with the person's other facts. */
  async function forAdvice(trx: DatabaseTransaction, customerId: string): Promise<FactFind['statement']> {
    const { stored, around, progress, isReady, isComplete } = await look(
      trx,
      customerId,
      await deps.factsOf(customerId, trx),
    );
    const { lines, missing } = statementFrom(rules, stored.categories, progress);
    const rest = isReady ? [LACKS.complete] : [];
    return {
      isComplete,
      missing: isComplete ? [] : [...(around.household ? [] : [LACKS.household]), ...missing, ...rest],
      lines,
    };
  }

  /** The budget as its statement shows it; null until the person has said that it is right. */
  async function confirmed(customerId: string): Promise<ConfirmedBudget | null> {
    const { stored, progress, isComplete } = await lookNow(customerId);
    const { id, completedAt } = stored;
    if (!isComplete || id === null || completedAt === null) return null;
    return { id, confirmedAt: completedAt, ...budgetOnPaper(rules, stored.categories, progress) };
  }

  /**
   * Gets ready to look at the budget again for another household, in the transaction that saves that. It gives the
   * categories that were completed and now deviate; then the budget is no longer complete.
   */
  async function reopening(customerId: string) {
    const facts = await deps.factsOf(customerId);
    return async (
      trx: DatabaseTransaction,
      before: HouseholdMakeup | null,
      after: HouseholdMakeup,
    ): Promise<readonly number[]> => {
      await lockBudget(trx, customerId);
      const { stored, around } = await look(trx, customerId, facts);
      const { reopened } = effectOfHousehold(
        rules,
        stored.categories,
        { ...around, household: before },
        after,
      );
      if (reopened.length > 0 && stored.completedAt) await putCompleted(trx, customerId, null);
      return reopened;
    };
  }

  return {
    frequencies,
    categories,
    statement,
    submit,
    complete,
    summary,
    lacks,
    forAdvice,
    confirmed,
    reopening,
  };
}

function ofCategory(progress: readonly CategoryProgress[], id: number): CategoryProgress {
  const found = progress.find(({ category }) => category.id === id);
  if (!found) throw new Error(`There is no category ${id}.`);
  return found;
}
