import { myHealthConditions, mySupportNeeds } from '@towpath/contracts/api/health.ts';
import { answersThatCount } from '@towpath/domain/people/healthQuestions.ts';
import { HEALTH_CONDITIONS } from '@towpath/domain/people/steps.ts';
import { api } from '../../data/client.ts';
import { type Composer, toComplete } from '../../journey/state/journeyNow.ts';
import { type HealthAct, healthSave, keyOf, needsSave } from './healthSaves.ts';
import { ANSWERS, CONDITION, HEALTH, NEEDS } from './keptForm.ts';

/**
 * Adds a condition that is chosen, and saves the answers as they stand. A yes or no to keeping what is told is never
 * made of what is only chosen: it is given where its words are, by the button below them.
 */
export const composeHealth: Composer = async (outbox, typed, journey) => {
  const stepId = journey.stepOnPath(HEALTH_CONDITIONS);
  const { consent } = await api(myHealthConditions);
  if (stepId === undefined || consent.hasConsented !== true) return [];
  return typed.flatMap(({ id, content }) => {
    const act = actOf(content);
    if (!act) return [];
    // What is typed is let go of once the server has it.
    return {
      ids: [id],
      give: () => void outbox.give(healthSave.kind, { scope: HEALTH, key: keyOf(act) }, act),
    };
  });

  function actOf(content: unknown): HealthAct | undefined {
    if (CONDITION.fits(content)) {
      const { title, description } = content;
      if (title === null || description === null) return undefined;
      return { act: 'add', condition: { id: content.id, title, description } };
    }
    if (!ANSWERS.fits(content) || stepId === undefined) return undefined;
    const { was, ...answers } = content;
    const completes = toComplete(journey, stepId);
    return { act: 'answers', answers: answersThatCount(answers), was, completes };
  }
};

/** Saves what helps when we talk or write, where keeping it was agreed to before. */
export const composeNeeds: Composer = async (outbox, typed) => {
  const { consent } = await api(mySupportNeeds);
  return typed.flatMap(({ id, content: needs }) => {
    if (!NEEDS.fits(needs) || !needs.agreed || consent.hasConsented !== true) return [];
    const save = { needs, consent: null };
    return { ids: [id], give: () => void outbox.give(needsSave.kind, { scope: HEALTH, key: HEALTH }, save) };
  });
};
