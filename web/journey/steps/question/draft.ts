import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkAnswer, checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import type { DateCode } from '@towpath/domain/values/dates.ts';
import { today } from '../../../data/today.ts';

/** Checks what is chosen or typed for a question, by the same rules as the server. */
export function checkDraft(step: Step, value: readonly GivenAnswer[]) {
  return checkAnswer(step, value, today());
}

/** The same for a step of any kind. */
export function checkDraftOf(planStep: PlanStep, value: readonly GivenAnswer[]) {
  return checkGiven(planStep, value, today());
}

const UNDER_AGE: DateCode = 'underAge';

/** Whether what is typed is a date of birth that ends the way: nothing is missing, and nothing to guess. */
export function isUnderAge(planStep: PlanStep, value: readonly GivenAnswer[]): boolean {
  if (planStep.step.optionType !== 'Date of Birth') return false;
  const checked = checkDraftOf(planStep, value);
  return !checked.ok && checked.code === UNDER_AGE;
}
