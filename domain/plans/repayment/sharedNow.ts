import type { Pence } from '../../values/pence.ts';
import { debtsInPlan, type KeptPlan } from './kept.ts';
import { POUND, type SharedOut } from './shareOut.ts';
import { sharesOf } from './sharing.ts';

/**
 * Another sum each month, shared by what is owed now, whatever way it was shared before. Nobody should get less than the
 * floor of the plan; where it has none, or its sum is approved by the scheme, nobody less than a pound.
 */
export function sharedNow(plan: KeptPlan, monthly: Pence): SharedOut {
  const owing = debtsInPlan(plan).map(({ id, owed }) => ({ id, balance: owed, contractual: null }));
  const { floor, paidTo } = plan.terms;
  return sharesOf('pro rata', monthly, owing, paidTo === 'the distributor' ? POUND : Math.max(floor, POUND));
}
