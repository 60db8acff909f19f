import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { holdDecisions } from '../advice/decisions.ts';
import { currentPlan, holdPlan, type KeptPlan } from './repository.ts';

/** The plan that a person is on, for a module that keeps something with it; undefined for none, or once it is over. */
export function standingPlan(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<KeptPlan | undefined> {
  return currentPlan(on, customerId);
}

/** A plan of a person, held until the transaction ends, in the order in which it is moved; undefined where it is not theirs. */
export async function holdStandingPlan(
  trx: DatabaseTransaction,
  customerId: string,
  planId: string,
): Promise<KeptPlan | undefined> {
  await holdDecisions(trx, customerId);
  return holdPlan(trx, customerId, planId);
}
