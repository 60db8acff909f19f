import type { Plan, PlanStep } from '../compile/plan.ts';
import type { SavedAnswers } from '../definition/definition.ts';
import { conditionHolds } from './compare.ts';

/** Whether a step is asked of a person of whom this is known: where it says `when`, that has to hold. */
function isAsked({ id, step }: PlanStep, answers: SavedAnswers): boolean {
  return step.when === undefined || conditionHolds(step.when, id, answers);
}

/** The step itself where it is asked, else the first one after it that is: a step left out leads on by `passedTo`. */
export function firstAsked(plan: Plan, stepId: string, answers: SavedAnswers): string {
  const planStep = plan.stepById.get(stepId);
  if (planStep?.passedTo === undefined || isAsked(planStep, answers)) return stepId;
  return firstAsked(plan, planStep.passedTo, answers);
}

/** The step with the answers that are offered to a person of whom this is known; the same step when all are. */
export function offeredTo(planStep: PlanStep, known: SavedAnswers): PlanStep {
  const { id, step } = planStep;
  if (!step.answers.some(answer => answer.when)) return planStep;
  const answers = step.answers.filter(({ when }) => !when || conditionHolds(when, id, known));
  return { ...planStep, step: { ...step, answers } };
}
