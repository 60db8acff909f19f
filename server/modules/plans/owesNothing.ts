import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { owedTold } from '../repayment/owed.ts';

/**
 * Whether nothing is owed on any debt of a person, by their list and what their plans were told. Not where a sum is not known.
 *
 * @param seal of what happened to plans
 * @throws DoesNotOpen
 */
export async function owesNothing(database: Database, seal: Seal, customerId: string): Promise<boolean> {
  const [listed, owedOf] = await Promise.all([
    debtsOf(database, customerId),
    owedTold(database, seal, customerId),
  ]);
  return listed.filter(({ isDeleted }) => !isDeleted).every(debt => owedOf(debt).owed === 0);
}
