import type { Plan } from '@towpath/contracts/api/plans.ts';
import { coversByName, coversOf } from '@towpath/domain/applications/covers.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { type GrantedDeps, grantedNow } from './grantedNow.ts';
import type { KeptPlan } from './repository.ts';

/**
 * Which debts are in what protects a person now, by the form on which it was granted: null where none of ours went, so that
 * nobody here knows. Undefined while nothing protects them that names its debts.
 */
export async function coversNow(
  deps: GrantedDeps,
  customerId: string,
  { id, shortName, state }: Pick<KeptPlan, 'id' | 'shortName' | 'state'>,
): Promise<Plan['covers']> {
  if (!coversByName(shortName, state)) return undefined;
  const form = await grantedNow(deps, customerId, { id, shortName });
  if (form === null) return null;
  const listed = (await debtsOf(deps.database, customerId))
    .filter(debt => !debt.isDeleted && balanceOf(debt) !== 0)
    .map(debt => ({ id: debt.id, name: debt.initialCreditorName }));
  const { inIt, outside } = coversOf(form, listed);
  return { inIt: [...inIt], outside: [...outside] };
}
