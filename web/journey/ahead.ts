import type { Plan, PlanPage } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { type Path, type PathStep, pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { checkDraftOf } from './steps/question/draft.ts';

type Given = {
  /** All saved answers, with the facts of the person. */
  readonly saved: SavedAnswers;
  readonly path: Path;
  readonly drafts: SavedAnswers;
  readonly given: (stepId: string) => readonly GivenAnswer[];
};

/**
 * The steps of a page with one Continue, as they follow from what is chosen or typed so far. What is not saved yet is
 * open in its state. They stop before a step that is completed by a call of its own, which has to find the answers
 * before it saved.
 *
 * @returns `open`: the first step that lacks an answer; none where Continue can send them all
 */
export function stepsAhead(
  plan: Plan,
  page: PlanPage,
  { saved, path, drafts, given }: Given,
): { readonly steps: readonly PathStep[]; readonly open: PathStep | undefined } {
  const answers = new Map(saved);
  for (const id of page.stepIds) {
    const planStep = plan.stepById.get(id);
    if (planStep?.kind.completedBy !== 'answers') continue;
    const checked = checkDraftOf(shownTo(planStep, answers), given(id));
    if (checked.ok) answers.set(id, checked.value);
  }
  const ahead = pathOf(plan, answers);
  const real = new Map(path.steps.map(step => [step.stepId, step]));
  const steps: PathStep[] = [];
  for (const step of ahead.steps.filter(({ pageId }) => pageId === page.id)) {
    const now = real.get(step.stepId);
    const waits = plan.stepById.get(step.stepId)?.kind.completedBy === 'its own call';
    if (!now && waits) return { steps, open: undefined };
    const isSaved = now && !drafts.has(step.stepId);
    steps.push(isSaved || step.state === 'terminal' ? (now ?? step) : { ...step, state: 'open' });
  }
  return { steps, open: ahead.open?.pageId === page.id ? ahead.open : undefined };
}
