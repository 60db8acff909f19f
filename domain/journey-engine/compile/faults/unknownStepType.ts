import type { JourneyDefinition } from '../../definition/definition.ts';
import { kindNamed } from '../../definition/kinds.ts';
import type { StepKind } from '../../definition/stepKind.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a step of a kind that is not known. */
export function unknownStepType(definition: JourneyDefinition, kinds: readonly StepKind[]): readonly Fault[] {
  return placedSteps(definition)
    .filter(({ step }) => !kindNamed(kinds, step.type))
    .map(({ step, where }) => ({
      code: 'unknown-step-type',
      where,
      message: `There is no step type '${step.type}'.`,
    }));
}
