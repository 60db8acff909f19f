import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';

/** What analytics may know about a step: ids and positions in our own definition, never an answer (AN-008, AN-010). */
export function stepEvent(plan: Plan, stepId: string) {
  const planStep = plan.stepById.get(stepId);
  const section = planStep && plan.sectionById.get(planStep.sectionId);
  return {
    stepId,
    templateId: `${plan.journey}-${plan.version}`,
    sectionId: planStep?.sectionId,
    sequence: section ? section.stepIds.indexOf(stepId) + 1 : undefined,
    stepsInSequence: section?.stepIds.length,
    description: planStep?.step.type,
    title: planStep && plan.pageById.get(planStep.pageId)?.headerName,
  };
}
