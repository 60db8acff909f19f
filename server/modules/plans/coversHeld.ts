import { inByForm } from '@towpath/domain/applications/covers.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import { protectsNow } from '@towpath/domain/plans/protects.ts';
import type { ByForm } from '@towpath/domain/solutions/explain/takenBy.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { clearedAsHeld } from './clearedOnList.ts';
import { type GrantedDeps, grantedNow } from './grantedNow.ts';
import { currentPlan } from './repository.ts';
import { timeGoingOn } from './timeGoingOn.ts';

/**
 * Whether each debt is in what keeps those who are owed from acting now, by the form on which that was granted: what was chosen,
 * or else the time that goes on beside it. Null where nothing does that names its debts, and where none of our forms went.
 *
 * @param cleared what is over and cleared debts that their list still has: nobody acts on those either; null for nothing, and
 *   counts only while nothing is chosen
 */
export async function coversHeld(
  deps: GrantedDeps,
  customerId: string,
  cleared: ClearedOnList | null = null,
): Promise<ByForm | null> {
  const { database } = deps;
  const chosen = await currentPlan(database, customerId);
  const isHeld = chosen && protectsNow(chosen.shortName, chosen.state);
  if (!isHeld && cleared !== null) return clearedAsHeld(cleared, await debtsOf(database, customerId));
  const plan = isHeld ? chosen : (await timeGoingOn(database, customerId))?.plan;
  const form = plan ? await grantedNow(deps, customerId, plan) : null;
  if (form === null) return null;
  const listed = await debtsOf(database, customerId);
  return inByForm(
    form,
    listed.map(debt => ({ id: debt.id, name: debt.initialCreditorName })),
  );
}
