import { isNotSentYet, isOver, type PlanState } from './planState.ts';
import { isRepaid } from './repayment/drawing.ts';

/**
 * Why a plan waits for a talk. `closed`: the advice of today does not name it any more, by what its person has told since.
 * `another fits` and `taken back`: one of us has said something else of the advice after it was chosen.
 */
export type WhyItWaits = 'closed' | 'another fits' | 'taken back';

type Stands = {
  readonly product: { readonly shortName: string };
  readonly state: PlanState;
  /** The advice of today leaves it to the person as well. */
  readonly stillFits: boolean;
  readonly doubt: { readonly why: Exclude<WhyItWaits, 'closed'> } | null;
};

/**
 * Why nothing new of a plan goes on before we have talked it over; null where it goes on. A plan that is repaid is its
 * person's own work until it ends: new facts close it however far it has come. What was applied for is with those who decide
 * on it once it is sent, and new facts do not stop that.
 */
export function whyItWaits({ product, state, stillFits, doubt }: Stands): WhyItWaits | null {
  if (isOver(state)) return null;
  if (doubt !== null) return doubt.why;
  return !stillFits && (isNotSentYet(state) || isRepaid(product.shortName)) ? 'closed' : null;
}
