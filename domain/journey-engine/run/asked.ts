import type { Plan, PlanStep } from '../compile/plan.ts';
import type { GivenAnswer, SavedAnswers, Step, Wording } from '../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';
import { conditionHolds } from './compare.ts';

/** Whether a step applies to a person, given what is known about them: its `when`, if any, must hold. */
function isAsked({ id, step }: PlanStep, answers: SavedAnswers): boolean {
  return step.when === undefined || conditionHolds(step.when, id, answers);
}

/** The step itself if it applies, else the first step after it that does: a skipped step leads on to its `passedTo`. */
export function firstAsked(plan: Plan, stepId: string, answers: SavedAnswers): string {
  const planStep = plan.stepById.get(stepId);
  if (planStep?.passedTo === undefined || isAsked(planStep, answers)) return stepId;
  return firstAsked(plan, planStep.passedTo, answers);
}

/**
 * The step with only the answers offered to a person, given what is known about them; the same step when all are
 * offered.
 */
export function offeredTo(planStep: PlanStep, answersSoFar: SavedAnswers): PlanStep {
  const { id, step } = planStep;
  if (!step.answers.some(answer => answer.when)) return planStep;
  const answers = step.answers.filter(({ when }) => !when || conditionHolds(when, id, answersSoFar));
  return { ...planStep, step: { ...step, answers } };
}

/** The step as a person sees it: with the answers offered to them, in the words for them. */
export function shownTo(planStep: PlanStep, answersSoFar: SavedAnswers): PlanStep {
  const offered = offeredTo(planStep, answersSoFar);
  const step = (planStep.step.wordings ?? [])
    .filter(({ when }) => conditionHolds(when, planStep.id, answersSoFar))
    .reduce(inWords, offered.step);
  return { ...offered, step };
}

/**
 * The answers given at a step in the words in which the person read them: what is kept has the same words for everybody.
 * Empty where the step is not among the answers.
 */
export function asRead(plan: Plan, stepId: string, answers: SavedAnswers): readonly GivenAnswer[] {
  const planStep = plan.stepById.get(stepId);
  const step = planStep && shownTo(planStep, answers).step;
  // What is typed is its own words.
  const read = step?.optionType && CHOICE_OPTION_TYPES.includes(step.optionType) ? step.answers : [];
  return (answers.get(stepId) ?? []).map(({ id, value }) => ({
    id,
    value: read.find(answer => answer.id === id)?.value ?? value,
  }));
}

function inWords(step: Step, { when: _, answers, ...texts }: Wording): Step {
  return {
    ...step,
    ...texts,
    answers: step.answers.map(answer => ({ ...answer, value: answers?.[answer.id] ?? answer.value })),
  };
}
