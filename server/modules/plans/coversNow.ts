import type { Plan } from '@towpath/contracts/api/plans.ts';
import { coversByName, coversOf } from '@towpath/domain/applications/covers.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { grantedForm } from '../applications/grantedForm.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { KeptPlan } from './repository.ts';

export type CoversDeps = {
  readonly database: Database;
  /** Opens the forms that went to those who decide. */
  readonly formSeal: Seal;
};

/**
 * Which debts are in what protects a person now, by the form on which it was granted: null where none of ours went, so that
 * nobody here knows. Undefined while nothing protects them that names its debts.
 */
export async function coversNow(
  { database, formSeal }: CoversDeps,
  customerId: string,
  { id, shortName, state }: Pick<KeptPlan, 'id' | 'shortName' | 'state'>,
): Promise<Plan['covers']> {
  if (!coversByName(shortName, state)) return undefined;
  const form = await grantedForm({ database, seal: formSeal }, { customerId, planId: id });
  if (form === null) return null;
  const listed = (await debtsOf(database, customerId))
    .filter(debt => !debt.isDeleted && balanceOf(debt) !== 0)
    .map(debt => ({ id: debt.id, name: debt.initialCreditorName }));
  const { inIt, outside } = coversOf(form, listed);
  return { inIt: [...inIt], outside: [...outside] };
}
