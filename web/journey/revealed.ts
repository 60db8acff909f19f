import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';

type PlanSteps = Pick<Plan, 'stepById'>;

/**
 * The step that appears when a step is answered: the one that is now open, or the text just before it. Advice about
 * bailiffs must not be skipped on the way to the next question.
 *
 * @param steps the path
 * @param answered undefined where all texts before are shown anew, as on the page of a drop-out
 */
export function firstRevealed(
  steps: readonly PathStep[],
  { answered, waits }: { readonly answered: string | undefined; readonly waits: string },
  plan: PlanSteps,
): string {
  const at = steps.findIndex(({ stepId }) => stepId === waits);
  const before = steps[at - 1];
  const isNew = before && before.pageId === steps[at]?.pageId && before.stepId !== answered;
  return isNew && asksNothing(before, plan)
    ? firstRevealed(steps, { answered, waits: before.stepId }, plan)
    : waits;
}

/**
 * The index of the last step on a page that the person answered; those before it shrink to a line. A text to read
 * counts as answered at once, and must not make the answer before it shrink under the finger.
 *
 * @param steps those of the page on the path
 */
export function lastGiven(steps: readonly PathStep[], plan: PlanSteps): number {
  const lastAnswered = steps.filter(step => step.state === 'answered' && !asksNothing(step, plan)).at(-1);
  return lastAnswered ? steps.indexOf(lastAnswered) : -1;
}

function asksNothing({ stepId }: PathStep, plan: PlanSteps): boolean {
  return plan.stepById.get(stepId)?.kind.completedBy === 'nothing';
}
