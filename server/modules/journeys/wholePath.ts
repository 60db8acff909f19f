import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { type PathState, stateOf } from './pathState.ts';
import { type SessionStatus, statusAfter } from './sessionStatus.ts';

/** State and status from all saved answers. */
export function walkWholePath(
  plan: Plan,
  saved: SavedAnswers,
  status: SessionStatus,
): { readonly state: PathState; readonly status: SessionStatus } {
  const state = stateOf(plan, pathOf(plan, saved), saved);
  return { state, status: statusAfter(status, plan, state, saved.has(state.at)) };
}
