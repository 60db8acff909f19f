import { runsAsTime } from './givesTime.ts';
import { isOutOfOurHands, isOver, type PlanState } from './planState.ts';
import { isRepaid, isScheme } from './repayment/repaidWays.ts';

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
 * on it once it is sent, and neither new facts nor another word of ours stop that.
 */
export function whyItWaits(plan: Stands): WhyItWaits | null {
  return isWithOthers(plan) ? null : whyInQuestion(plan);
}

/**
 * Why a talk is due about a plan that goes on all the same, since it is out of our hands; null where none is. What cannot be
 * kept up leads to a talk by its own way.
 */
export function whyTalkIsDue(plan: Stands): WhyItWaits | null {
  return isWithOthers(plan) && plan.state !== 'broken' ? whyInQuestion(plan) : null;
}

function whyInQuestion({ product: { shortName }, state, stillFits, doubt }: Stands): WhyItWaits | null {
  if (isOver(state) || runsAsTime(shortName, state)) return null;
  // Nothing of it stands any more: what comes next is a talk about what else fits.
  if (state === 'refused' && !isRepaid(shortName)) return null;
  return doubt?.why ?? (stillFits ? null : 'closed');
}

/** Whether others decide on it by now, or have: nobody here stops it. */
function isWithOthers({ product: { shortName }, state }: Stands): boolean {
  return isOutOfOurHands(state) && (!isRepaid(shortName) || (isScheme(shortName) && state === 'sent'));
}
