import { effectOfHousehold } from '@towpath/domain/budget/progress.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type BudgetsDeps, readBudget } from './budgetNow.ts';
import { lockBudget, putCompleted } from './repository.ts';

/**
 * Prepares the review of the budget for another household, which runs in the transaction that saves the
 * household. The review returns the completed categories that now deviate; if there are any, the budget is no
 * longer complete.
 */
export async function reopening(deps: BudgetsDeps, customerId: string) {
  const facts = await deps.factsOf(customerId);
  return async (
    trx: DatabaseTransaction,
    before: HouseholdMakeup | null,
    after: HouseholdMakeup,
  ): Promise<readonly number[]> => {
    await lockBudget(trx, customerId);
    const { rules, stored, circumstances } = await readBudget(deps, trx, customerId, facts);
    const { reopened } = effectOfHousehold(
      rules,
      stored.categories,
      { ...circumstances, household: before },
      after,
    );
    if (reopened.length > 0 && stored.completedAt) await putCompleted(trx, customerId, null);
    return reopened;
  };
}
