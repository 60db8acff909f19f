import type { JourneyDefinition } from '../../definition/definition.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';
import { comparedStepId, comparisonsOf } from '../plan.ts';

/** Refuses a condition on a step written after it: that step has no answer when the condition is asked. */
export function readsLaterStep(definition: JourneyDefinition): readonly Fault[] {
  const position = new Map(placedSteps(definition).map(({ step }, index) => [step.id, index]));
  return placedWays(definition).flatMap(({ way, step, where }) =>
    comparisonsOf(way.condition)
      .map(comparison => comparedStepId(comparison, step.id))
      .filter(id => (position.get(id) ?? -1) > (position.get(step.id) ?? 0))
      .map(id => ({
        code: 'reads-later-step' as const,
        where,
        message: `The condition reads step '${id}', which comes later.`,
      })),
  );
}
