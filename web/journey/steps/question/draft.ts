import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkAnswer, checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { today } from '../../../data/today.ts';

/** Checks what is chosen or typed for a question, by the same rules as the server. */
export function checkDraft(step: Step, value: readonly GivenAnswer[]) {
  return checkAnswer(step, value, today());
}

/** The same for a step of any kind. */
export function checkDraftOf(planStep: PlanStep, value: readonly GivenAnswer[]) {
  return checkGiven(planStep, value, today());
}
