import { isOutOfOurHands, type PlanState } from '../plans/planState.ts';
import { type ApplicationState, hasGone } from './applicationState.ts';

/** Whether a plan was sent, or runs, by another way than by its form, which goes no further then. */
export function wentAnotherWay(form: ApplicationState, plan: PlanState): boolean {
  return isOutOfOurHands(plan) && !hasGone(form);
}
