import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { saidOfTicked } from '@towpath/domain/journeys/qualifier/tickedNeeds.ts';
import { use } from 'react';
import { ShownSteps } from './shownSteps.ts';
import { useJourneyStore, useSnapshot } from './state/journeyContext.ts';

/** What a step says and whom it names to somebody who ticked what they ticked, and who is named above it on the page. */
export function useHelpHere(step: Step): {
  readonly text: string | undefined;
  readonly ids: readonly string[];
  readonly above: readonly string[];
} {
  const { plan } = useJourneyStore();
  const { answers, drafts } = useSnapshot();
  const shown = use(ShownSteps);
  // On a page with one Continue what is ticked shows its text before it is given.
  const ticked = (drafts.get('urgent') ?? answers.get('urgent') ?? []).map(({ id }) => id);
  const saidAt = ({ id, additionalText, stepConfig }: Step) =>
    saidOfTicked(id, { text: additionalText, helpIds: stepConfig?.helpIds ?? [] }, ticked);
  const before = shown.slice(
    0,
    shown.findIndex(({ stepId }) => stepId === step.id),
  );
  const { text, helpIds } = saidAt(step);
  const above = before.flatMap(({ stepId }) => {
    const planStep = plan.stepById.get(stepId);
    return planStep ? saidAt(planStep.step).helpIds : [];
  });
  return { text, ids: helpIds, above };
}
