import { changeDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import type { DebtDetailsChange } from '@towpath/domain/debts/detailsAnswers.ts';
import type { DetailsForm } from '@towpath/domain/debts/detailsForm.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { listOf, objectOf } from '../../data/outbox/shape.ts';
import {
  completeStep,
  isStepToComplete,
  type OwnSave,
  type StepToComplete,
  sendOwn,
} from '../../journey/state/ownSave.ts';
import { detailsDraftOf, isDetailsForm } from '../details/detailsDraft.ts';
import { words } from '../words.ts';
import { type IdentifiedDebt, isIdentifiedDebt } from './debtKinds.ts';

/** The answers about the debts as given with Continue: the debts they change, in pounds, and the step. */
export type GivenDetails = {
  readonly form: DetailsForm;
  readonly changed: readonly IdentifiedDebt[];
  readonly completes: StepToComplete;
};

const DETAILS_GIVEN: Kind<GivenDetails> = {
  name: 'details',
  called: words.unsent.details,
  fits: objectOf<GivenDetails>({
    form: isDetailsForm,
    changed: listOf(isIdentifiedDebt),
    completes: isStepToComplete,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/** Saves what the answers say of each debt, debt by debt, and then completes the step. */
export const detailsSave: OwnSave<GivenDetails, void> = {
  kind: DETAILS_GIVEN,
  async call({ changed }) {
    for (const { id, ...facts } of changed) await api(changeDebt, { params: { debtId: id }, body: facts });
  },
  saved(outbox, { form, completes }) {
    const draft = detailsDraftOf(outbox, completes.journeyId);
    if (JSON.stringify(draft.read()) === JSON.stringify(form)) draft.forget();
    completeStep(outbox, completes);
  },
};

export const detailsSender = senderOf(DETAILS_GIVEN, outbox => sendOwn(detailsSave, outbox));

/** What is sent of each changed debt. */
export function bodiesOf(changed: readonly DebtDetailsChange[]): GivenDetails['changed'] {
  return changed.map(debt => ({
    ...debt,
    arrears: poundsOf(debt.arrears),
    agreedPayment: poundsOf(debt.agreedPayment),
  })) satisfies readonly DebtBody[];
}
