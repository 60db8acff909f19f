import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import { type GrantedForm, withTakenIn } from '@towpath/domain/plans/granted.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { grantedForm } from '../applications/grantedForm.ts';
import { takenInTold } from '../repayment/takenIn.ts';

export type GrantedDeps = {
  readonly database: Database;
  /** Opens the forms that went to those who decide. */
  readonly formSeal: Seal;
  /** Opens what happened to plans that are repaid. */
  readonly planSeal: Seal;
};

/**
 * Which debts are in what a plan was granted as, by the form that went and by what was taken in since. Null where it takes in
 * more than its form names, and where none of our forms went, so that nobody here knows.
 */
export async function grantedNow(
  { database, formSeal, planSeal }: GrantedDeps,
  customerId: string,
  { id: planId, shortName }: { readonly id: string; readonly shortName: string },
): Promise<GrantedForm | null> {
  if (!namesItsDebts(shortName)) return null;
  const of = { customerId, planId };
  const form = await grantedForm({ database, seal: formSeal }, of);
  if (form === null || !isRepaid(shortName)) return form;
  return withTakenIn(form, await takenInTold(database, planSeal, of));
}
