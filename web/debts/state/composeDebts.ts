import { allCreditTypes, myDebts } from '@towpath/contracts/api/debts.ts';
import { debtFormOf } from '@towpath/domain/debts/debtForm.ts';
import { legalSectionComplete } from '@towpath/domain/debts/legalAnswers.ts';
import { changedByLegalAnswers } from '@towpath/domain/debts/legalFlags.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { api } from '../../data/client.ts';
import { type Composer, toComplete } from '../../journey/state/journeyNow.ts';
import { debtInPence } from '../debtInPence.ts';
import { bodyOf } from '../form/debtDraft.ts';
import { DEBT_FORM, isLegalAnswers } from '../form/draftKinds.ts';
import { DEBT } from './debtKinds.ts';
import { flagsOf, legalSave } from './legalSave.ts';

/**
 * Saves each debt form that is complete, as its Continue does. Left out is a form with something missing or wrong, and
 * one filled from a debt that has changed since.
 */
export const composeDebts: Composer = async (outbox, typed, { journeyId, stepOnPath }) => {
  const stepId = stepOnPath(CUSTOMER_DEBTS);
  if (stepId === undefined) return [];
  const [{ debts }, types] = await Promise.all([api(myDebts), api(allCreditTypes)]);
  return typed.flatMap(({ id, key, content: draft }) => {
    if (!DEBT_FORM.fits(draft)) return [];
    const debt = debts.find(one => one.id === draft.id);
    const isOfItsDebt =
      key === 'new'
        ? debt === undefined
        : debt && JSON.stringify(debtFormOf(debtInPence(debt))) === JSON.stringify(draft.from);
    const type = types.find(one => one.id === draft.form.creditTypeId);
    const body = isOfItsDebt && type ? bodyOf(draft, type, debt) : null;
    if (!body) return [];
    return {
      ids: [id],
      give() {
        const content = { body: { ...body, id: draft.id }, stepId, isNew: !debt, isTried: false };
        void outbox.give(DEBT, { scope: journeyId, key: draft.id }, content);
        outbox.forget({ id, kind: DEBT_FORM.name });
      },
    };
  });
};

/**
 * Saves the legal answers once every question is answered, as their Continue does. While a debt is typed or waits they
 * are left out: they have to be answered for it too.
 */
export const composeLegalAnswers: Composer = async (outbox, typed, journey) => {
  const stepId = journey.stepOnPath(CUSTOMER_DEBTS);
  const hasOpenDebts = outbox.unsent().some(({ kind }) => kind === DEBT_FORM.name || kind === DEBT.name);
  if (stepId === undefined || hasOpenDebts) return [];
  const { debts } = await api(myDebts);
  const debtIds = debts.map(({ id }) => id);
  return typed.flatMap(({ id, content: answers }) => {
    if (!isLegalAnswers(answers) || !legalSectionComplete(answers, debtIds)) return [];
    const changed = flagsOf(changedByLegalAnswers(debts, answers));
    const save = { answers, changed, completes: toComplete(journey, stepId) };
    return {
      ids: [id],
      // What is typed is let go of once the server has it.
      give: () => void outbox.give(legalSave.kind, { scope: journey.journeyId, key: stepId }, save),
    };
  });
};
