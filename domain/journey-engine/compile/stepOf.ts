import type { Plan, PlanPage, PlanSection, PlanStep } from './plan.ts';

/**
 * The step with this id.
 * @throws Error for an id that the plan does not have, such as one of another version
 */
export function stepOf(plan: Plan, stepId: string): PlanStep {
  return plan.stepById.get(stepId) ?? none(plan, 'step', stepId);
}

/** The page with this id. Throws as `stepOf` does. */
export function pageOf(plan: Plan, pageId: string): PlanPage {
  return plan.pageById.get(pageId) ?? none(plan, 'page', pageId);
}

/** The section that a step stands in. Throws as `stepOf` does. */
export function sectionOf(plan: Plan, { sectionId }: PlanStep): PlanSection {
  return plan.sectionById.get(sectionId) ?? none(plan, 'section', sectionId);
}

function none(plan: Plan, part: string, id: string): never {
  throw new Error(`There is no ${part} '${id}' in ${plan.journey} version ${plan.version}.`);
}
