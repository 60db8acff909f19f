import type { PlanState } from '../planState.ts';
import type { Day } from './event.ts';
import { type KeptPlan, owedInAll } from './kept.ts';

/** Since when nothing is paid by a plan any more, by where it stands, whether that was written down of its payments or not. */
export type Stop = { readonly on: Day; readonly why: 'left' | 'broken' };

/** In these nobody pays by a plan, and nothing more is written down of it. */
const STOPPED: ReadonlySet<PlanState> = new Set<PlanState>(['broken', 'ended', 'left']);

/** Whether a plan is over, has given way to another, or cannot be kept up. */
export function isStopped(state: PlanState): boolean {
  return STOPPED.has(state);
}

/**
 * Since when a plan is over, has given way to another, or cannot be kept up: what cannot be kept up and is left later pays
 * nothing from the first of these days on. Null while it goes on.
 *
 * @param changes all that it came to, the oldest first
 */
export function stopOf(changes: readonly { readonly state: PlanState; readonly on: Day }[]): Stop | null {
  const first = changes[changes.findLastIndex(({ state }) => !STOPPED.has(state)) + 1];
  return first ? { on: first.on, why: first.state === 'broken' ? 'broken' : 'left' } : null;
}

/** A plan with its end on a day, also where only where it stands says so: of one that owes nothing any more, that it is paid. */
export function stoppedBy(plan: KeptPlan, stop: Stop | null, today: Day): KeptPlan {
  if (plan.ended !== null || stop === null || stop.on > today) return plan;
  const why = owedInAll(plan) === 0 ? 'paid' : stop.why;
  return { ...plan, ended: { on: stop.on, why } };
}
