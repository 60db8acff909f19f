import type { Pence } from '../../values/pence.ts';
import type { KeptPlan } from './kept.ts';

/** What is owed on debts by what a plan was told of them, in pence, by their ids. */
export type OwedByPlan = ReadonlyMap<string, Pence>;

/**
 * What is owed on each debt of a plan, those too that it pays no more: nothing on one that is paid off, written off or was
 * found not to be owed. Of one that was only left out the plan knows nothing any more.
 */
export function owedByPlan({ debts }: Pick<KeptPlan, 'debts'>): OwedByPlan {
  return new Map(
    debts.flatMap(({ id, owed, out }) => (out?.why === 'left out' ? [] : [[id, owed] as const])),
  );
}

/**
 * What is owed on a debt now, in pence, as every paper says it: what its plan was told since, else what stands in the list;
 * null where that is not known. What the list says is paid stays paid.
 *
 * @param inPlan what is owed by the plan; undefined for a debt that is in none
 */
export function balanceByPlan(
  { currentBalance }: { readonly currentBalance: Pence | null },
  inPlan: Pence | undefined,
): Pence | null {
  return currentBalance === 0 ? 0 : (inPlan ?? currentBalance);
}
