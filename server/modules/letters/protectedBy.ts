import type { GrantedForm } from '@towpath/domain/plans/granted.ts';
import { type GrantedDeps, grantedNow } from '../plans/grantedNow.ts';
import { inForceSince } from '../plans/inForceSince.ts';

/**
 * The form on which the plan was granted that protects a person now: it says of which debts a letter may tell so. Null where
 * none protects them, it takes in more than its form names, or none of ours went.
 */
export async function protectedBy(deps: GrantedDeps, customerId: string): Promise<GrantedForm | null> {
  const plan = await inForceSince(deps.database, customerId);
  return plan ? grantedNow(deps, customerId, { id: plan.planId, shortName: plan.shortName }) : null;
}
