import type { Explored } from '../../prove/explore.ts';
import { conditionHolds } from '../../run/compare.ts';
import { type Fault, placedSteps } from '../fault.ts';
import type { Plan } from '../plan.ts';
import { stepOf } from '../stepOf.ts';

/**
 * Refuses a condition on the first way on where that way can be taken without asking it. With no answers to check the
 * first entry is taken as it stands (JN-028), so a step that can be passed without an answer starts its list with the
 * way on that has no condition.
 */
export function ignoredFirstCondition(plan: Plan, explored: Explored): readonly Fault[] {
  return placedSteps(plan.definition).flatMap(({ step, where }) => {
    const [first] = stepOf(plan, step.id).next;
    const condition = first?.condition;
    if (!condition) return [];
    const ignored = (explored.statesOf.get(step.id) ?? []).some(state =>
      state.transitions.some(({ way, seen }) => way === first && !conditionHolds(condition, step.id, seen)),
    );
    if (!ignored) return [];
    const message =
      'It can be passed without an answer, and then its first way on is taken without asking the condition. ' +
      'Put the way on without a condition first.';
    return [{ code: 'ignored-first-condition', where, message }];
  });
}
