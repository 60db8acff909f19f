import type { DebtForm } from '@towpath/domain/debts/debtForm.ts';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import {
  isNumber,
  isText,
  isTruth,
  listOf,
  mapOf,
  objectOf,
  orNull,
  readAs,
} from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { sessionUser } from '../../data/session.ts';
import { words } from '../words.ts';
import type { DebtDraft } from './debtDraft.ts';

const SCOPE = 'debts';

const isDebtForm = objectOf<DebtForm>({
  initialCreditorName: isText,
  creditTypeId: orNull(isNumber),
  currentBalance: isText,
  regularPaymentAmount: isText,
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
  }),
  keptIn: 'browser',
};

/** The answers to the legal questions, until their Continue saves them. */
export const LEGAL_ANSWERS: Kind<LegalAnswers> = {
  name: 'legal answers',
  called: words.unsent.legalAnswers,
  fits: objectOf<LegalAnswers>({ yesNo: mapOf(isTruth), chosen: mapOf(listOf(isText)) }),
  keptIn: 'browser',
};

/** Where the draft of a debt, or of the next new one, is kept. */
export function draftOf(outbox: Outbox, debt: { readonly id: string } | undefined): Slot<DebtDraft> {
  return outbox.slot(DEBT_FORM, () => ({ scope: SCOPE, key: debt?.id ?? 'new' }));
}

/** Where the answers to the legal questions are kept. */
export function legalDraftOf(outbox: Outbox): Slot<LegalAnswers> {
  return outbox.slot(LEGAL_ANSWERS, () => ({ scope: SCOPE, key: 'legal' }));
}

/** Moves into the outbox what browsers kept of the person's forms before the outbox existed. */
export function takeOverDrafts(outbox: Outbox): void {
  const before = `debts.${sessionUser()?.userId ?? 'guest'}.`;
  for (const text of takeOldKeys(`${before}legal`)) {
    const answers = readAs(LEGAL_ANSWERS.fits, text);
    if (answers) legalDraftOf(outbox).keep(answers);
  }
  for (const text of takeOldKeys(`${before}debt.new`)) {
    const draft = readAs(DEBT_FORM.fits, text);
    if (draft) draftOf(outbox, undefined).keep(draft);
  }
  for (const text of takeOldKeys(`${before}debt.`)) {
    const draft = readAs(DEBT_FORM.fits, text);
    if (draft) draftOf(outbox, draft).keep(draft);
  }
}
