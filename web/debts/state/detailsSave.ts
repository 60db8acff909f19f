import type { DebtBody } from '@towpath/contracts/api/debts.ts';
import type { DebtDetailsChange } from '@towpath/domain/debts/detailsAnswers.ts';
import type { DetailsForm } from '@towpath/domain/debts/detailsForm.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { listOf, objectOf } from '../../data/outbox/shape.ts';
import { isStepToComplete, sendOwn } from '../../journey/state/ownSave.ts';
import { detailsDraftOf, isDetailsForm } from '../details/detailsDraft.ts';
import { words } from '../words.ts';
import type { ReadDebts } from './asRead.ts';
import { isIdentifiedDebt } from './debtKinds.ts';
import { type GivenOfDebts, saveEach } from './saveEach.ts';

/** The answers about the debts as given with Continue; sums in pounds. */
export type GivenDetails = GivenOfDebts & { readonly form: DetailsForm };

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
export const detailsSave = saveEach(
  DETAILS_GIVEN,
  (outbox, { completes }) => detailsDraftOf(outbox, completes.journeyId),
  ({ form }) => form,
);

export const detailsSender = senderOf(DETAILS_GIVEN, outbox => sendOwn(detailsSave, outbox));

/** The fields of a debt that its details settle. */
export const DETAILS_FIELDS = [
  'isInArrears',
  'arrears',
  'hasArrangement',
  'agreedPayment',
  'courtStage',
  'isForBusiness',
  'cameFromFraud',
  'isDisputed',
  'isVeryOld',
  'isTakenByAgreement',
] as const satisfies readonly (keyof DebtDetailsChange)[];

/**
 * What is sent of each changed debt.
 *
 * @param read the debts as they were read when the page was opened, in pounds; left out where that is not known
 */
export function bodiesOf(
  changed: readonly DebtDetailsChange[],
  read: ReadDebts = {},
): GivenDetails['changed'] {
  return changed.map(debt => ({
    ...debt,
    arrears: poundsOf(debt.arrears),
    agreedPayment: poundsOf(debt.agreedPayment),
    ...(read[debt.id] && { was: read[debt.id] }),
  })) satisfies readonly DebtBody[];
}
