import type { JourneyDefinition } from '../../definition/definition.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a second way on without a condition: only the first is ever taken. */
export function twoDefaults(definition: JourneyDefinition): readonly Fault[] {
  return placedSteps(definition).flatMap(({ step, where }) => {
    const defaults = step.nextStep.filter(way => !way.condition);
    if (defaults.length < 2) return [];
    const message = `${defaults.length} ways on have no condition, and only the first would be taken.`;
    return [{ code: 'two-defaults', where, message }];
  });
}
