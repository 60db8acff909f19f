import { caseBudgetFrom } from '@towpath/domain/fact-find/caseBudget.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type BudgetsDeps, readBudget } from './budgetNow.ts';
import { words } from './words.ts';

/**
 * The budget as advice judges it, each line as a monthly sum, read in a transaction with the person's other
 * facts.
 */
export async function budgetForAdvice(
  deps: BudgetsDeps,
  trx: DatabaseTransaction,
  customerId: string,
): Promise<FactFind['statement']> {
  const facts = await deps.factsOf(customerId, trx);
  const { stored, circumstances, progress, isReady, isComplete } = await readBudget(
    deps,
    trx,
    customerId,
    facts,
  );
  const { lines, missing } = caseBudgetFrom(deps.budget.rules, stored.categories, progress);
  const rest = isReady ? [words.lacks.complete] : [];
  return {
    isComplete,
    missing: isComplete
      ? []
      : [...(circumstances.household ? [] : [words.lacks.household]), ...missing, ...rest],
    lines,
  };
}
