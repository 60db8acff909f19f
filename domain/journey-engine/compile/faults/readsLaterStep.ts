import type { JourneyDefinition } from '../../definition/definition.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';
import { comparedStepId, comparisonsOf, conditionsToShow } from '../plan.ts';

/**
 * Refuses a condition on a step written after it: that step has no answer when the condition is asked. What a step
 * offers and says is settled before it is answered, so there its own answer is not one either.
 */
export function readsLaterStep(definition: JourneyDefinition): readonly Fault[] {
  const position = new Map(placedSteps(definition).map(({ step }, index) => [step.id, index]));
  const toShow = placedSteps(definition).flatMap(({ step, where }) =>
    conditionsToShow(step)
      .flatMap(comparisonsOf)
      .map(comparison => comparedStepId(comparison, step.id))
      .filter(id => (position.get(id) ?? -1) >= (position.get(step.id) ?? 0))
      .map(id => laterStep(where, id)),
  );
  const onWays = placedWays(definition).flatMap(({ way, step, where }) =>
    comparisonsOf(way.condition)
      .map(comparison => comparedStepId(comparison, step.id))
      .filter(id => (position.get(id) ?? -1) > (position.get(step.id) ?? 0))
      .map(id => laterStep(where, id)),
  );
  return [...toShow, ...onWays];
}

function laterStep(where: string, id: string): Fault {
  return {
    code: 'reads-later-step',
    where,
    message: `The condition reads step '${id}', which is not answered before it.`,
  };
}
