import type { JourneyDefinition } from '../../definition/definition.ts';
import { OPTION_TYPES } from '../../definition/kinds.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses an option type that is not in the list. A Question without any is refused by `answersDoNotFit`. */
export function unknownOptionType(definition: JourneyDefinition): readonly Fault[] {
  return placedSteps(definition)
    .filter(({ step }) => step.optionType !== undefined && !OPTION_TYPES.includes(step.optionType))
    .map(({ step, where }) => ({
      code: 'unknown-option-type',
      where,
      message: `There is no option type '${step.optionType}'.`,
    }));
}
