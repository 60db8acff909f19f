import type { AnalyticsEvent } from '@towpath/contracts/api/analytics.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { stepNameOf, track } from '../data/analytics.ts';
import type { LoadedJourney } from './state/loadJourney.ts';

/**
 * Records an event of a step with what analytics may know of it: ids and positions in our own definition, never an answer
 * (AN-008, AN-010). A step that appears goes under its own name, all else under that of the event (AN-003).
 */
export function trackStep(
  event: AnalyticsEvent['event'],
  { store: { plan }, journeyId }: Pick<LoadedJourney, 'store' | 'journeyId'>,
  stepId: string,
): void {
  const planStep = plan.stepById.get(stepId);
  const section = planStep && plan.sectionById.get(planStep.sectionId);
  track(event, {
    journeyId,
    stepId,
    stepName:
      event === 'step-started' ? planStep?.step.name : stepNameOf(event, isQualifier(plan.definition)),
    templateId: `${plan.journey}-${plan.version}`,
    sectionId: planStep?.sectionId,
    sequence: section ? section.stepIds.indexOf(stepId) + 1 : undefined,
    stepsInSequence: section?.stepIds.length,
    description: planStep?.step.type,
    title: planStep && plan.pageById.get(planStep.pageId)?.headerName,
  });
}
