import { fieldError } from '../../platform/http/apiError.ts';
import { type BudgetNow, type BudgetsDeps, budgetNow, readBudget } from './budgetNow.ts';
import { lockBudget, putCompleted } from './repository.ts';
import { words } from './words.ts';

/** Marks the budget complete (IE-014). Throws VALIDATION_FAILED while any part of it is incomplete, and SESSION_CLOSED. */
export async function completeBudget(deps: BudgetsDeps, customerId: string): Promise<void> {
  const { clock, database } = deps;
  const facts = await deps.factsOf(customerId);
  await database.transaction().execute(async trx => {
    await lockBudget(trx, customerId);
    const now = await readBudget(deps, trx, customerId, facts);
    const lack = lackOf(now);
    if (lack === 'household' || lack === 'categories') throw fieldError(lack, words.lacks[lack]);
    if (lack === 'complete') {
      await putCompleted(trx, customerId, clock.now());
      await deps.factsChanged(trx, customerId);
    }
  });
}

/** What the budget still needs before its step can be completed, as text to show; null when it can be. */
export async function budgetLacks(deps: BudgetsDeps, customerId: string): Promise<string | null> {
  const lack = lackOf(await budgetNow(deps, customerId));
  return lack && words.lacks[lack];
}

function lackOf({ circumstances, isReady, isComplete }: BudgetNow): keyof typeof words.lacks | null {
  if (isComplete) return null;
  if (!circumstances.household) return 'household';
  return isReady ? 'complete' : 'categories';
}
