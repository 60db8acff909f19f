import type { Plan, PlanSection } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { SavedAnswers } from '../definition/definition.ts';
import type { Path } from './path.ts';

/**
 * The status of a section, always worked out and never stored. A dashboard writes 'in-progress' and 'completed' as they
 * are and shows any other as not open (DB-009).
 * - `needs another look`: the person had gone past it, and a changed answer asks something more in it.
 * - `waiting`: it has answers, and the path stops before it; they count again once the path comes back.
 */
export type SectionStatus = 'not started' | 'in-progress' | 'completed' | 'needs another look' | 'waiting';

export type SectionState = {
  readonly sectionId: string;
  readonly pageId: string;
  readonly name: string;
  readonly status: SectionStatus;
};

/** The sections as written, each with its status. Sections that the path jumps over are 'not started'. */
export function sectionStates(plan: Plan, path: Path, saved: SavedAnswers): readonly SectionState[] {
  return plan.sections.map(section => ({
    sectionId: section.id,
    pageId: section.pageId,
    name: section.section.name,
    status: statusOf(plan, section, path, saved),
  }));
}

function statusOf(plan: Plan, { id, stepIds }: PlanSection, path: Path, saved: SavedAnswers): SectionStatus {
  const hasAnswers = stepIds.some(stepId => saved.has(stepId));
  const onPath = path.steps.filter(({ sectionId }) => sectionId === id);
  if (onPath.length === 0) return hasAnswers && !path.end ? 'waiting' : 'not started';
  if (path.open?.sectionId !== id) return 'completed';
  if (wentPast(plan, path.open.stepId, saved)) return 'needs another look';
  return hasAnswers || onPath.length > 1 ? 'in-progress' : 'not started';
}

/** A saved answer beyond the open step shows that the person had already gone past it. */
function wentPast(plan: Plan, openStepId: string, saved: SavedAnswers): boolean {
  const at = stepOf(plan, openStepId).position;
  return plan.order.slice(at + 1).some(id => saved.has(id));
}
