import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import type { GrantedForm } from '@towpath/domain/plans/granted.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { grantedForm } from '../applications/grantedForm.ts';
import { inForceSince } from '../plans/inForceSince.ts';

/**
 * The form on which the plan was granted that protects a person now: it says of which debts a letter may tell so. Null where
 * none protects them, it takes in more than its form names, or none of ours went.
 */
export async function protectedBy(
  deps: { readonly database: Database; readonly seal: Seal },
  customerId: string,
): Promise<GrantedForm | null> {
  const plan = await inForceSince(deps.database, customerId);
  if (!plan || !namesItsDebts(plan.shortName)) return null;
  return grantedForm(deps, { customerId, planId: plan.planId });
}
