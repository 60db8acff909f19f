import type { JourneyDefinition } from '../../definition/definition.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';

/** Refuses a way on to the step itself or to one written before it. Without these there can be no loop. */
export function backwardJump(definition: JourneyDefinition): readonly Fault[] {
  const position = new Map(placedSteps(definition).map(({ step }, index) => [step.id, index]));
  return placedWays(definition).flatMap(({ way, step, where }) => {
    const to = position.get(way.id);
    if (to === undefined || to > (position.get(step.id) ?? 0)) return [];
    const message =
      way.id === step.id ? 'It leads to itself, which is a loop.' : 'It leads back, which makes a loop.';
    return [{ code: 'backward-jump', where, message }];
  });
}
