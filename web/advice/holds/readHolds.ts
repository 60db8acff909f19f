import { myPlan } from '@towpath/contracts/api/plans.ts';
import { type Holds, holdsNow, mayChooseElse } from '@towpath/domain/plans/holdsNow.ts';
import { api } from '../../data/client.ts';

/** What holds now of what the person chose, and whether anything else can be chosen. */
export type HoldsRead = { readonly holds: readonly Holds[]; readonly mayChoose: boolean };

const NOTHING: HoldsRead = { holds: [], mayChoose: true };

/** Reads it beside the advice, which is shown also where this cannot be read: what is not to be chosen is refused then. */
export function readHolds(): Promise<HoldsRead> {
  return api(myPlan).then(
    ({ plan, time }) => ({ holds: holdsNow(plan, time ?? null), mayChoose: mayChooseElse(plan) }),
    () => NOTHING,
  );
}
