import type { JourneyDefinition, Step } from '../../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../../definition/kinds.ts';
import { type Fault, placedSteps } from '../fault.ts';

/** Refuses a Question that cannot be answered as its option type says: a choice of nothing, a box with two answers. */
export function answersDoNotFit(definition: JourneyDefinition): readonly Fault[] {
  return placedSteps(definition).flatMap(({ step, where }) => {
    const message = problemOf(step);
    return message ? [{ code: 'answers-do-not-fit', where, message }] : [];
  });
}

function problemOf(step: Step): string | undefined {
  if (step.type !== 'Question') {
    return step.optional ? 'Only a Question can be optional.' : undefined;
  }
  if (step.optionType === undefined) return 'A Question says how it is answered: its optionType is missing.';
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
