import { type Fault, placedSteps } from '../fault.ts';
import type { Plan } from '../plan.ts';
import { stepOf } from '../stepOf.ts';

/** Refuses a step that no way on leads to, whatever the answers. */
export function unreachableStep(plan: Plan): readonly Fault[] {
  const reached = reachedByWays(plan);
  return placedSteps(plan.definition)
    .filter(({ step }) => !reached.has(step.id))
    .map(({ where }) => ({ code: 'unreachable-step', where, message: 'No way on leads to this step.' }));
}

/** The steps that ways on lead to from the first step, ignoring conditions. */
export function reachedByWays(plan: Plan): ReadonlySet<string> {
  const reached = new Set([plan.firstStepId]);
  for (const id of reached) {
    for (const way of stepOf(plan, id).next) reached.add(way.id);
  }
  return reached;
}
