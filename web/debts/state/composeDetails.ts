import { myDebts } from '@towpath/contracts/api/debts.ts';
import { changedByDetails } from '@towpath/domain/debts/detailsAnswers.ts';
import { CUSTOMER_DEBTS_DETAILS } from '@towpath/domain/debts/steps.ts';
import { api } from '../../data/client.ts';
import { type Composer, toComplete } from '../../journey/state/journeyNow.ts';
import { debtInPence } from '../debtInPence.ts';
import { isDetailsForm } from '../details/detailsDraft.ts';
import { bodiesOf, detailsSave } from './detailsSave.ts';

/** Saves the answers about the debts once all are given, as their Continue does. */
export const composeDetails: Composer = async (outbox, typed, journey) => {
  const stepId = journey.stepOnPath(CUSTOMER_DEBTS_DETAILS);
  if (stepId === undefined) return [];
  const debts = (await api(myDebts)).debts.map(debtInPence);
  return typed.flatMap(({ id, scope, content: form }) => {
    const changed = isDetailsForm(form) ? changedByDetails(form, debts) : null;
    if (!isDetailsForm(form) || changed === null || scope !== journey.journeyId) return [];
    const save = { form, changed: bodiesOf(changed), completes: toComplete(journey, stepId) };
    return {
      ids: [id],
      // What is typed is let go of once the server has it.
      give: () => void outbox.give(detailsSave.kind, { scope: journey.journeyId, key: stepId }, save),
    };
  });
};
