import type { Plan, PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { offeredTo } from '@towpath/domain/journey-engine/run/asked.ts';
import type { PagePath } from '@towpath/domain/journey-engine/run/path.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { stepNotOnPath } from '../../platform/http/stepNotOnPath.ts';
import { givenIn, type JourneyAndAnswers } from '../journeys/journeyRow.ts';
import { entryOf, type PathState, stateAfter, walkPage } from '../journeys/pathState.ts';
import { type SessionStatus, statusAfter } from '../journeys/sessionStatus.ts';
import type { StoredAnswer } from './storedAnswers.ts';

/** A step on the path of the person's journey, with everything that decides about it. */
export type LocatedStep = {
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
export function locate(plan: Plan, read: JourneyAndAnswers, stepId: string): LocatedStep {
  const planStep = plan.stepById.get(stepId);
  if (!planStep) throw new ApiError('NOT_FOUND');
  const near = givenIn(read);
  const entry = entryOf(plan, read.row.state, planStep.pageId);
  const page = entry === undefined ? undefined : walkPage(plan, read.row.state, entry, near);
  if (!page?.steps.some(step => step.stepId === stepId)) throw offPath(plan, read.row.state);
  return { plan, planStep: offeredTo(planStep, near), stored: read.stored.get(stepId), page, near };
}

/** The refusal of a step that is not on the path; it says where to go. */
export function offPath(plan: Plan, { at }: PathState): ApiError {
  return stepNotOnPath({ pageId: plan.stepById.get(at)?.pageId ?? '', stepId: at });
}

/** The state and status once a step has these answers; undefined when only a walk of the whole path can tell. */
export function afterSaving(
  { plan, planStep, page, near }: LocatedStep,
  { state, status }: { readonly state: PathState; readonly status: SessionStatus },
  given: readonly GivenAnswer[],
): { readonly state: PathState; readonly status: SessionStatus } | undefined {
  const saved = new Map(near).set(planStep.id, given);
  const walked = walkPage(plan, state, page.steps[0]?.stepId ?? '', saved);
  const next = stateAfter(plan, state, page, walked, planStep.id);
  if (!next) return undefined;
  // The path stops where it did: on another page, whose saved answers are unchanged and were not read.
  if (next === state && planStep.pageId !== plan.stepById.get(state.at)?.pageId) return { state, status };
  return { state: next, status: statusAfter(status, plan, next, saved.has(next.at)) };
}
