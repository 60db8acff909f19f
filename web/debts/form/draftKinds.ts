import type { DebtForm } from '@towpath/domain/debts/debtForm.ts';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import type { EntryAddress, Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import {
  isNumber,
  isText,
  isTruth,
  listOf,
  mapOf,
  objectOf,
  optional,
  orNull,
} from '../../data/outbox/shape.ts';
import { isDebtRead } from '../state/debtKinds.ts';
import { words } from '../words.ts';
import type { DebtDraft } from './debtDraft.ts';

const SCOPE = 'debts';

/** The address of the legal answers. */
export const LEGAL_PLACE: EntryAddress = { scope: SCOPE, key: 'legal' };

/** The address of the draft of a debt, or of the next new one. */
export function draftPlace(debt: { readonly id: string } | undefined): EntryAddress {
  return { scope: SCOPE, key: debt?.id ?? 'new' };
}

const isDebtForm = objectOf<DebtForm>({
  initialCreditorName: isText,
  creditTypeId: orNull(isNumber),
  currentBalance: isText,
  regularPaymentAmount: isText,
  isNothingPaid: optional(isTruth),
  creditorReference: isText,
  isJoint: orNull(isTruth),
  inReceiptOfBenefit: orNull(isTruth),
  hasGuarantor: orNull(isTruth),
  canGuarantorBeLiable: orNull(isTruth),
});

/** A debt that is being typed, by its id; the next new one has none yet. */
export const DEBT_FORM: Kind<DebtDraft> = {
  name: 'debt form',
  called: words.unsent.form,
  fits: objectOf<DebtDraft>({
    id: isText,
    form: isDebtForm,
    creditTypeName: orNull(isText),
    picked: orNull(objectOf<{ id: string; label: string }>({ id: isText, label: isText })),
    from: isDebtForm,
    was: optional(isDebtRead),
  }),
  keptIn: 'browser',
};

export const isLegalAnswers = objectOf<LegalAnswers>({
  yesNo: mapOf(isTruth),
  chosen: mapOf(listOf(isText)),
});

/** The answers to the legal questions, until their Continue saves them. */
export const LEGAL_ANSWERS: Kind<LegalAnswers> = {
  name: 'legal answers',
  called: words.unsent.legalAnswers,
  fits: isLegalAnswers,
  keptIn: 'browser',
};

/** Where the draft of a debt, or of the next new one, is kept. */
export function draftOf(outbox: Outbox, debt: { readonly id: string } | undefined): Slot<DebtDraft> {
  return outbox.slot(DEBT_FORM, () => draftPlace(debt));
}

/** Where the answers to the legal questions are kept. */
export function legalDraftOf(outbox: Outbox): Slot<LegalAnswers> {
  return outbox.slot(LEGAL_ANSWERS, () => LEGAL_PLACE);
}
