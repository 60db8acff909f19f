import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { countedInAdvice, isOverByPlan } from '@towpath/domain/plans/repayment/owedNow.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { settledByLetters } from '../letters/settledLetters.ts';
import { owedTold } from '../repayment/owed.ts';

/**
 * Returns what gives the debts of a person that their advice is judged by: those of their list, without what was closed in a
 * plan, or settled by letter and confirmed, while the list says nothing else since.
 *
 * @param sealOfPlans of what happened to plans
 */
export function debtsJudged(sealOfPlans: Seal) {
  return async (on: Database, customerId: string): Promise<readonly ListedDebt[]> => {
    const listed = await debtsOf(on, customerId);
    const settled = await settledByLetters(on, customerId);
    const confirmed = new Set(settled.flatMap(({ debtId, isConfirmed }) => (isConfirmed ? [debtId] : [])));
    return countedInAdvice(listed, await owedTold(on, sealOfPlans, customerId), confirmed);
  };
}

/**
 * Whether nothing is owed any more on any debt of a person’s list, by what they told of their plans since it said what it says.
 *
 * @param sealOfPlans of what happened to plans
 * @throws DoesNotOpen
 */
export async function allPaidByPlans(on: Database, sealOfPlans: Seal, customerId: string): Promise<boolean> {
  const listed = (await debtsOf(on, customerId)).filter(({ isDeleted }) => !isDeleted);
  if (listed.length === 0) return false;
  const owedOf = await owedTold(on, sealOfPlans, customerId);
  return listed.every(debt => isOverByPlan(owedOf(debt)));
}
