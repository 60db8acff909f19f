import { savedHousehold } from '@towpath/domain/household/makeup.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import { type Composer, toComplete } from '../../journey/state/journeyNow.ts';
import { areAnswers } from '../../journey/state/sendAnswer.ts';
import { makeupOfDraft } from '../step/makeupDraft.ts';
import { householdSave } from './householdSave.ts';

/** Gives who lives with the person as the counters stand, as Next does. */
export const composeHousehold: Composer = async (outbox, typed, journey) => {
  const { journeyId, plan } = journey;
  const stepId = journey.stepOnPath(HOUSEHOLD_MAKEUP);
  return typed.flatMap(({ id, scope, key, content }) => {
    const makeup = areAnswers(content) ? makeupOfDraft(content) : undefined;
    if (!makeup || scope !== journeyId || stepId === undefined || key !== stepId) return [];
    const { stepConfig } = plan.stepById.get(stepId)?.step ?? {};
    const body = { stepId, ...savedHousehold(makeup, stepConfig?.hideAdditionalAdults ?? false) };
    const save = { body, completes: toComplete(journey, stepId) };
    return {
      ids: [id],
      // What is typed is let go of once the server has it.
      give: () => void outbox.give(householdSave.kind, { scope: journeyId, key: stepId }, save),
    };
  });
};
