import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { countedInAdvice } from '@towpath/domain/plans/repayment/owedNow.ts';
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
