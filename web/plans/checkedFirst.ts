import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { solutionNamed } from '../advice/solutionTexts.ts';

/**
 * What an adviser checks before anything of a plan is sent, in the words of the advice of today, for as long as nothing of it
 * is; null where nobody has to, and for an insolvency, which says by itself what it waits for.
 *
 * @param advice null while a question is open before it
 */
export function checkedFirst(
  plan: Pick<Plan, 'product' | 'adviserConfirmation' | 'mayLeave'>,
  advice: Recommendation | null,
): string | null {
  if (!plan.mayLeave || plan.adviserConfirmation !== 'not needed' || advice === null) return null;
  return solutionNamed(advice, plan.product.shortName)?.adviserFirst ?? null;
}
