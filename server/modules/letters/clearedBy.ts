import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import type { ClearedBy } from '@towpath/domain/letters/clearedDebt.ts';
import { type GrantedDeps, grantedNow } from '../plans/grantedNow.ts';

export type ClearedDeps = GrantedDeps & {
  /** The plan that is over and cleared debts which the list has as it was before; null for none. */
  readonly clearedPlan: (
    customerId: string,
  ) => Promise<{ readonly planId: string; readonly shortName: string } | null>;
};

/** What was over last and cleared debts that a person's list has still, with its form where that names them; null for nothing. */
export async function clearedBy(deps: ClearedDeps, customerId: string): Promise<ClearedBy | null> {
  const plan = await deps.clearedPlan(customerId);
  if (plan === null) return null;
  const { planId, shortName } = plan;
  return {
    shortName,
    namesItsDebts: namesItsDebts(shortName),
    form: await grantedNow(deps, customerId, { id: planId, shortName }),
  };
}
