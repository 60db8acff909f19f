import type { Plan } from '../compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '../definition/definition.ts';
import { type Path, pathOf } from '../run/path.ts';

export type Affected = {
  /** Answered steps that leave the path. Their answers are kept and ignored until the path comes back. */
  readonly leaves: readonly string[];
  /** Steps that come onto the path with an answer given before, which counts again. */
  readonly returns: readonly string[];
  /** Sections the person had been through in which the steps are no longer the same, in the order of the journey. */
  readonly sectionsToReview: readonly string[];
  /** Where the path then stops, when something is left to answer. */
  readonly asks?: string;
};

/**
 * What happens when one answer is given or changed. It is worked out by comparing the path before with the path after,
 * not listed by hand. Nothing is stored here.
 *
 * @param answers all saved answers, on the path or not
 * @param newAnswers the answers that would be saved for the step, already checked
 */
export function affectedBy(
  plan: Plan,
  answers: SavedAnswers,
  stepId: string,
  newAnswers: readonly GivenAnswer[],
): Affected {
  const before = pathOf(plan, answers);
  const after = pathOf(plan, new Map(answers).set(stepId, newAnswers));
  const wasOn = new Set(before.steps.map(step => step.stepId));
  const isOn = new Set(after.steps.map(step => step.stepId));
  const leaves = [...wasOn].filter(id => !isOn.has(id) && answers.has(id));
  const returns = [...isOn].filter(id => !wasOn.has(id) && answers.has(id));
  return {
    leaves,
    returns,
    sectionsToReview: sectionsToReview(plan, before, after, answers, stepId),
    ...(after.open ? { asks: after.open.stepId } : {}),
  };
}

function sectionsToReview(
  plan: Plan,
  before: Path,
  after: Path,
  answers: SavedAnswers,
  stepId: string,
): readonly string[] {
  const visited = plan.sections.filter(({ stepIds }) =>
    stepIds.some(id => id !== stepId && answers.has(id) && before.answers.has(id)),
  );
  return visited.filter(({ id }) => stepsIn(after, id) !== stepsIn(before, id)).map(({ id }) => id);
}

function stepsIn(path: Path, sectionId: string): string {
  return path.steps
    .filter(step => step.sectionId === sectionId)
    .map(({ stepId }) => stepId)
    .join(' ');
}
