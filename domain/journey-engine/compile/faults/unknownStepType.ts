import type { JourneyDefinition } from '../../definition/definition.ts';
import { STEP_TYPES } from '../../definition/kinds.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a step of a type that no page renders. */
export function unknownStepType(definition: JourneyDefinition): readonly Fault[] {
  return placedSteps(definition)
    .filter(({ step }) => !STEP_TYPES.includes(step.type))
    .map(({ step, where }) => ({
      code: 'unknown-step-type',
      where,
      message: `There is no step type '${step.type}'.`,
    }));
}
