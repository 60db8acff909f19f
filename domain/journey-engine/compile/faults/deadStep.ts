import type { Explored } from '../../prove/explore.ts';
import { type Fault, placedSteps } from '../fault.ts';
import type { Plan } from '../plan.ts';
import { reachedByWays } from './unreachableStep.ts';

/** Refuses a step that ways on lead to and no answers do: what was answered earlier rules all of those ways out. */
export function deadStep(plan: Plan, explored: Explored): readonly Fault[] {
  const byWays = reachedByWays(plan);
  return placedSteps(plan.definition)
    .filter(({ step }) => byWays.has(step.id) && !explored.statesOf.has(step.id))
    .map(({ where }) => ({
      code: 'dead-step',
      where,
      message: 'No answers lead to this step: the answers given before rule out each way to it.',
    }));
}
