import type { Pence } from '../../values/pence.ts';
import type { KeptPlan } from './kept.ts';

/**
 * What is owed in pence, by its id, on each debt of a plan, those too that it pays no more: nothing on one that is paid off, written off or was
 * found not to be owed. Of one that was only left out the plan knows nothing any more.
 */
export function owedByPlan({ debts }: Pick<KeptPlan, 'debts'>): ReadonlyMap<string, Pence> {
  return new Map(
    debts.flatMap(({ id, owed, out }) => (out?.why === 'left out' ? [] : [[id, owed] as const])),
  );
}
