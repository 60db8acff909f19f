import type { JourneyDefinition, Step } from '../../definition/definition.ts';
import { CHOICE_OPTION_TYPES, kindNamed } from '../../definition/kinds.ts';
import type { StepKind } from '../../definition/stepKind.ts';
import { type Fault, placedSteps } from '../fault.ts';

/**
 * Refuses a condition on a fact where nothing would be left for those it does not hold for: on the first step, on an
 * end, on a step whose ways on all have a condition, and on so many answers that no real choice remains.
 */
export function cannotBeLeftOut(definition: JourneyDefinition, kinds: readonly StepKind[]): readonly Fault[] {
  return placedSteps(definition).flatMap(({ page, step, where }, index) => {
    const followed = page !== definition.pages.at(-1);
    const ends = kindNamed(kinds, step.type)?.ends === true;
    const message =
      (step.when && problemOfStep(step, { isFirst: index === 0, ends, followed })) ?? problemOfAnswers(step);
    return message === undefined ? [] : [{ code: 'cannot-be-left-out' as const, where, message }];
  });
}

function problemOfStep(
  { nextStep }: Step,
  at: { readonly isFirst: boolean; readonly ends: boolean; readonly followed: boolean },
): string | undefined {
  if (at.isFirst) return 'The first step is asked of everybody.';
  if (at.ends) return 'An end cannot be left out.';
  const leadsOn = nextStep.length > 0 ? nextStep.some(way => !way.condition) : at.followed;
  return leadsOn ? undefined : 'A step that may be left out needs a way on without a condition.';
}

function problemOfAnswers({ answers, optionType }: Step): string | undefined {
  const always = answers.filter(({ when }) => !when).length;
  if (always === answers.length) return undefined;
  if (!optionType || !CHOICE_OPTION_TYPES.includes(optionType))
    return 'Only answers to choose may be left out.';
  const least = optionType.startsWith('Radio') ? 2 : 1;
  return always >= least ? undefined : `At least ${least} of its answers must be offered to everybody.`;
}
