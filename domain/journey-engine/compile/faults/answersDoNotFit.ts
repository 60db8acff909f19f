import type { JourneyDefinition, Step } from '../../definition/definition.ts';
import { CHOICE_OPTION_TYPES, kindNamed } from '../../definition/kinds.ts';
import type { StepKind } from '../../definition/stepKind.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a question that cannot be answered as its option type says: a choice of nothing, a box with two answers. */
export function answersDoNotFit(definition: JourneyDefinition, kinds: readonly StepKind[]): readonly Fault[] {
  return placedSteps(definition).flatMap(({ step, where }) => {
    const message = problemOf(step, kindNamed(kinds, step.type));
    return message ? [{ code: 'answers-do-not-fit', where, message }] : [];
  });
}

function problemOf(step: Step, kind: StepKind | undefined): string | undefined {
  if (kind?.completedBy !== 'answers') {
    return step.optional ? 'Only a step that is answered can be optional.' : undefined;
  }
  if (kind.check)
    return step.answers.length > 0 ? undefined : 'A step that is answered needs an entry in answers.';
  if (step.optionType === undefined)
    return `A ${step.type} says how it is answered: its optionType is missing.`;
  if (!CHOICE_OPTION_TYPES.includes(step.optionType)) {
    return step.answers.length === 1 ? undefined : 'A typed answer needs exactly one entry in answers.';
  }
  if (step.answers.length < 2 && step.optionType.startsWith('Radio'))
    return 'A choice needs at least two answers.';
  if (step.answers.length < 1) return 'A choice needs at least one answer.';
  return step.answers.some(answer => answer.value.trim() === '')
    ? 'An answer to choose needs a text.'
    : undefined;
}
