import type { JourneyDefinition } from '../../definition/definition.ts';
import { kindNamed } from '../../definition/kinds.ts';
import type { StepKind } from '../../definition/stepKind.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a way on from an advice or drop-out step, since it would never be taken. */
export function wayOnAfterTheEnd(
  definition: JourneyDefinition,
  kinds: readonly StepKind[],
): readonly Fault[] {
  return placedSteps(definition)
    .filter(({ step }) => kindNamed(kinds, step.type)?.ends && step.nextStep.length > 0)
    .map(({ step, where }) => ({
      code: 'way-on-after-the-end',
      where,
      message: `A journey ends at a '${step.type}' step, so nothing can follow it.`,
    }));
}
