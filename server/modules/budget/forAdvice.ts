import { monthlyLines } from '@towpath/domain/budget/submittedBudget.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type BudgetNow, type BudgetsDeps, readBudget } from './budgetNow.ts';
import { words } from './words.ts';

/**
 * The budget as advice judges it, each line as a monthly sum, read in a transaction with the person's other
 * facts.
 */
export async function budgetForAdvice(
  deps: BudgetsDeps,
  trx: DatabaseTransaction,
  customerId: string,
): Promise<FactFind['budget']> {
  const facts = await deps.factsOf(customerId, trx);
  const now = await readBudget(deps, trx, customerId, facts);
  return {
    isComplete: now.isComplete,
    missing: now.isComplete ? [] : missingFrom(now),
    lines: monthlyLines(now.rules, now.stored.categories),
  };
}

/** What still has to be done, in words: parts that are not settled by their name. */
function missingFrom({ circumstances, progress, isReady }: BudgetNow): readonly string[] {
  const open = progress.filter(({ status }) => status !== 'Completed').map(({ category }) => category.name);
  return [
    ...(circumstances.household ? [] : [words.lacks.household]),
    ...open,
    ...(isReady ? [words.lacks.complete] : []),
  ];
}
