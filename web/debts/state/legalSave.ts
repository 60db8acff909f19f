import type { Debt, DebtRead } from '@towpath/contracts/api/debts.ts';
import type { LegalFlags } from '@towpath/domain/debts/debt.ts';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isText, isTruth, listOf, objectOf, optional, orNull } from '../../data/outbox/shape.ts';
import { isStepToComplete, sendOwn } from '../../journey/state/ownSave.ts';
import { isLegalAnswers, legalDraftOf } from '../form/draftKinds.ts';
import { words } from '../words.ts';
import type { ReadDebts } from './asRead.ts';
import { isDebtRead } from './debtKinds.ts';
import { type GivenOfDebts, saveEach } from './saveEach.ts';

/** The legal answers as given with Continue: with the flags of the debts that they change. */
export type GivenLegalAnswers = GivenOfDebts<
  LegalFlags & { readonly id: string; readonly was?: DebtRead | undefined }
> & {
  readonly answers: LegalAnswers;
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
        was: optional(isDebtRead),
      }),
    ),
    completes: isStepToComplete,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/** Saves what the legal questions settled, debt by debt, and then completes the debts step (LQ-019). */
export const legalSave = saveEach(LEGAL, legalDraftOf, ({ answers }) => answers);

export const legalSender = senderOf(LEGAL, outbox => sendOwn(legalSave, outbox));

/** The fields of a debt that the legal questions settle. */
export const LEGAL_FLAGS = [
  'hasLegalAction',
  'isSecured',
  'hasAttachmentOfEarnings',
  'hasGuarantor',
  'canGuarantorBeLiable',
] as const satisfies readonly (keyof LegalFlags)[];

/**
 * The legal flags of debts, as they are sent.
 *
 * @param read the flags as they were read when the questions were opened; left out where that is not known
 */
export function flagsOf(debts: readonly Debt[], read: ReadDebts = {}): GivenLegalAnswers['changed'] {
  return debts.map(debt => ({
    id: debt.id,
    hasLegalAction: debt.hasLegalAction,
    isSecured: debt.isSecured,
    hasAttachmentOfEarnings: debt.hasAttachmentOfEarnings,
    hasGuarantor: debt.hasGuarantor,
    canGuarantorBeLiable: debt.canGuarantorBeLiable,
    ...(read[debt.id] && { was: read[debt.id] }),
  }));
}
