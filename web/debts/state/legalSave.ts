import { changeDebt, type Debt } from '@towpath/contracts/api/debts.ts';
import type { LegalFlags } from '@towpath/domain/debts/debt.ts';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isText, isTruth, listOf, objectOf, orNull } from '../../data/outbox/shape.ts';
import {
  completeStep,
  isStepToComplete,
  type OwnSave,
  type StepToComplete,
  sendOwn,
} from '../../journey/state/ownSave.ts';
import { isLegalAnswers, legalDraftOf } from '../form/draftKinds.ts';
import { words } from '../words.ts';

/** The legal answers as given with Continue: the debts whose flags they change, and the debts step. */
export type GivenLegalAnswers = {
  readonly answers: LegalAnswers;
  readonly changed: readonly (LegalFlags & { readonly id: string })[];
  readonly completes: StepToComplete;
};

const yesNo = orNull(isTruth);

const LEGAL: Kind<GivenLegalAnswers> = {
  name: 'legal answers given',
  called: words.unsent.legalAnswers,
  fits: objectOf<GivenLegalAnswers>({
    answers: isLegalAnswers,
    changed: listOf(
      objectOf<GivenLegalAnswers['changed'][number]>({
        id: isText,
        hasLegalAction: yesNo,
        isSecured: yesNo,
        hasAttachmentOfEarnings: yesNo,
        hasGuarantor: yesNo,
        canGuarantorBeLiable: yesNo,
      }),
    ),
    completes: isStepToComplete,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/** Saves what the legal questions settled, debt by debt, and then completes the debts step (LQ-019). */
export const legalSave: OwnSave<GivenLegalAnswers, void> = {
  kind: LEGAL,
  async call({ changed }) {
    for (const { id, ...flags } of changed) await api(changeDebt, { params: { debtId: id }, body: flags });
  },
  saved(outbox, { answers, completes }) {
    const draft = legalDraftOf(outbox);
    if (JSON.stringify(draft.read()) === JSON.stringify(answers)) draft.forget();
    completeStep(outbox, completes);
  },
};

export const legalSender = senderOf(LEGAL, outbox => sendOwn(legalSave, outbox));

/** The legal flags of debts, as they are sent. */
export function flagsOf(debts: readonly Debt[]): GivenLegalAnswers['changed'] {
  return debts.map(debt => ({
    id: debt.id,
    hasLegalAction: debt.hasLegalAction,
    isSecured: debt.isSecured,
    hasAttachmentOfEarnings: debt.hasAttachmentOfEarnings,
    hasGuarantor: debt.hasGuarantor,
    canGuarantorBeLiable: debt.canGuarantorBeLiable,
  }));
}
