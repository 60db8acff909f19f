import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type PagePath, pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { type PathState, stateAfter, stateOf, walkPage } from './pathState.ts';
import { type SessionStatus, statusAfter } from './sessionStatus.ts';

/** What the row of a journey says of the way through it; both follow from the saved answers. */
type PathAndStatus = { readonly state: PathState; readonly status: SessionStatus };

/** From all saved answers. */
export function walkWholePath(plan: Plan, saved: SavedAnswers, status: SessionStatus): PathAndStatus {
  const state = stateOf(plan, pathOf(plan, saved), saved);
  return { state, status: statusAfter(status, plan, state, saved.has(state.at)) };
}

/**
 * Once a step has these answers, from a walk of its page alone; undefined when only a walk of the whole path can tell.
 *
 * @param page the walk of its page with the answers until now
 * @param near saved answers of the page, and of the steps elsewhere that it reads
 */
export function walkPageAgain(
  { plan, page, near }: { readonly plan: Plan; readonly page: PagePath; readonly near: SavedAnswers },
  { state, status }: PathAndStatus,
  stepId: string,
  given: readonly GivenAnswer[],
): PathAndStatus | undefined {
  const saved = new Map(near).set(stepId, given);
  const walked = walkPage(plan, state, page.steps[0]?.stepId ?? '', saved);
  const next = stateAfter(plan, state, page, walked, stepId);
  if (!next) return undefined;
  // The path stops where it did: on another page, whose saved answers are unchanged and were not read.
  if (next === state && page.pageId !== plan.stepById.get(state.at)?.pageId) return { state, status };
  return { state: next, status: statusAfter(status, plan, next, saved.has(next.at)) };
}
