import type { Plan, PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import type { PagePath } from '@towpath/domain/journey-engine/run/path.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { stepNotOnPath } from '../../platform/http/stepNotOnPath.ts';
import { givenIn, type JourneyAndAnswers } from '../journeys/journeyRow.ts';
import { entryOf, walkPage } from '../journeys/pathState.ts';
import type { StoredAnswer } from './storedAnswers.ts';

/** A step on the path of the person's journey, with everything that decides about it. */
export type StepOnPath = {
  /** The journey, as it was read. */
  readonly read: JourneyAndAnswers;
  readonly plan: Plan;
  readonly planStep: PlanStep;
  readonly stored: StoredAnswer | undefined;
  /** The walk of its page with the current answers. */
  readonly page: PagePath;
  /** Saved answers of the page and of the steps elsewhere that it reads. */
  readonly near: SavedAnswers;
};

/**
 * Finds a step on the path. Throws NOT_FOUND for a step the journey does not have; and STEP_NOT_ON_PATH, with
 * the open step, for one that the answers so far do not lead to.
 */
export function locate(plan: Plan, read: JourneyAndAnswers, stepId: string): StepOnPath {
  const planStep = plan.stepById.get(stepId);
  if (!planStep) throw new ApiError('NOT_FOUND');
  const { state } = read.row;
  const near = givenIn(read);
  const entry = entryOf(plan, state, planStep.pageId);
  const page = entry === undefined ? undefined : walkPage(plan, state, entry, near);
  if (!page?.steps.some(step => step.stepId === stepId)) {
    throw stepNotOnPath({ pageId: plan.stepById.get(state.at)?.pageId ?? '', stepId: state.at });
  }
  return { read, plan, planStep: shownTo(planStep, near), stored: read.stored.get(stepId), page, near };
}
