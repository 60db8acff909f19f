import { inByForm } from '@towpath/domain/applications/covers.ts';
import { protectsNow } from '@towpath/domain/plans/protects.ts';
import type { ByForm } from '@towpath/domain/solutions/explain/takenBy.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { type GrantedDeps, grantedNow } from './grantedNow.ts';
import { currentPlan } from './repository.ts';
import { timeGoingOn } from './timeGoingOn.ts';

/**
 * Whether each debt is in what keeps those who are owed from acting now, by the form on which that was granted: what was chosen,
 * or else the time that goes on beside it. Null where nothing does that names its debts, and where none of our forms went.
 *
 * @param cleared what is over and cleared debts that their list still has: nobody acts on those either; null for nothing
 */
export async function coversHeld(
  deps: GrantedDeps,
  customerId: string,
  cleared: { readonly id: string; readonly shortName: string } | null = null,
): Promise<ByForm | null> {
  const { database } = deps;
  const chosen = await currentPlan(database, customerId);
  const isHeld = chosen && protectsNow(chosen.shortName, chosen.state);
  const plan = isHeld ? chosen : (cleared ?? (await timeGoingOn(database, customerId))?.plan);
  const form = plan ? await grantedNow(deps, customerId, plan) : null;
  if (form === null) return null;
  const listed = await debtsOf(database, customerId);
  return inByForm(
    form,
    listed.map(debt => ({ id: debt.id, name: debt.initialCreditorName })),
  );
}
