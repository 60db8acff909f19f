import type { DebtBody } from '@towpath/contracts/api/debts.ts';
import {
  checkAgreedPaymentNumber,
  checkArrearsNumber,
  checkBalanceNumber,
  checkRepaymentNumber,
  exceedsBalance,
} from '@towpath/domain/debts/amounts.ts';
import { checkCreditorName } from '@towpath/domain/debts/creditorName.ts';
import { creditTypeQuestions } from '@towpath/domain/debts/creditTypeQuestions.ts';
import { factsThatApply } from '@towpath/domain/debts/debtFacts.ts';
import { asksGuarantor, DEBT_FORM_MESSAGES } from '@towpath/domain/debts/debtForm.ts';
import { checkReference } from '@towpath/domain/debts/reference.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { KnownCreditType } from '../creditors/creditTypes.ts';
import { type DebtField, type DebtFields, NOTHING_KNOWN } from './debtRow.ts';

type Checked<Value> = { readonly ok: true; readonly value: Value } | { ok: false; message: string };
type SumField = 'currentBalance' | 'estimatedBalance' | 'regularPaymentAmount' | 'arrears' | 'agreedPayment';
type Field = { readonly field: DebtField; readonly message: string };

/** Fields that are yes, no or unknown, or one of a few words: they cannot be wrong. */
const CHOSEN = [
  'isJoint',
  'inReceiptOfBenefit',
  'hasLegalAction',
  'isSecured',
  'hasAttachmentOfEarnings',
  'hasGuarantor',
  'canGuarantorBeLiable',
  'isInArrears',
  'isNothingPaid',
  'hasArrangement',
  'courtStage',
  'isForBusiness',
  'cameFromFraud',
  'isDisputed',
  'isVeryOld',
  'isTakenByAgreement',
] as const satisfies readonly DebtField[];

/**
 * A debt as it is kept once a body has been put into it. Only what the body changes is checked: a report may have
 * brought a value that the form would refuse, such as 50p, and a person may leave it unchanged.
 *
 * @param before the debt as it is; left out for a new one, which must have all that the form asks for (DE-039)
 * @param kindOf what is known of a kind of debt
 * @throws ApiError VALIDATION_FAILED with the rules' own words, at every field that breaks one
 */
export async function validateDebt(
  body: DebtBody,
  before: DebtFields | undefined,
  kindOf: (creditTypeId: number) => Promise<KnownCreditType | undefined>,
): Promise<DebtFields> {
  const wrong: Field[] = [];
  const start = before ?? { ...NOTHING_KNOWN, initialCreditorName: '' };

  function take<Value>(field: DebtField, now: Value, checked: Checked<Value>): Value {
    if (checked.ok) return checked.value;
    wrong.push({ field, message: checked.message });
    return now;
  }
  /** Whether the body leaves a field of an existing debt unchanged. */
  const leaves = (sent: unknown, now: unknown) =>
    before !== undefined && (sent === undefined || sent === now);
  const sum = (
    field: SumField,
    check: (pounds: unknown) => Checked<Pence>,
    isNeeded = true,
  ): Pence | null => {
    const now = start[field];
    const sent = body[field];
    if (leaves(sent, poundsOf(now)) || (sent === undefined && !isNeeded)) return now;
    if (sent === null && !isNeeded) return null;
    return take<Pence | null>(field, now, check(sent));
  };

  const creditTypeId = body.creditTypeId ?? null;
  const kindId = creditTypeId ?? start.creditTypeId;
  const kind = kindId === null ? undefined : await kindOf(kindId);
  const isChoosable =
    leaves(body.creditTypeId, start.creditTypeId) || (creditTypeId !== null && kind?.isOffered === true);
  // In the order of the form: so are the messages.
  const initialCreditorName = leaves(body.initialCreditorName, start.initialCreditorName)
    ? start.initialCreditorName
    : take('initialCreditorName', start.initialCreditorName, checkCreditorName(body.initialCreditorName));
  const chosenTypeId = isChoosable
    ? (creditTypeId ?? start.creditTypeId)
    : take<number | null>('creditTypeId', null, { ok: false, message: DEBT_FORM_MESSAGES.creditTypeId });
  const estimatedBalance = sum('estimatedBalance', checkBalanceNumber, false);
  // An estimate stands in for an unknown balance (DE-003).
  const currentBalance = sum('currentBalance', checkBalanceNumber, estimatedBalance === null);
  const balance = currentBalance ?? estimatedBalance;
  const isNothingPaid = body.isNothingPaid === undefined ? start.isNothingPaid : body.isNothingPaid;
  const arrears = sum('arrears', pounds => checkArrearsNumber(pounds, balance), false);
  const after: DebtFields = {
    ...start,
    ...Object.fromEntries(CHOSEN.flatMap(field => (body[field] === undefined ? [] : [[field, body[field]]]))),
    initialCreditorName,
    creditTypeId: chosenTypeId,
    currentBalance,
    estimatedBalance,
    regularPaymentAmount: sum('regularPaymentAmount', checkRepaymentNumber, isNothingPaid !== true),
    // A balance that is now below what was overdue: the part of it that is overdue is no longer known.
    arrears: arrears !== null && exceedsBalance(arrears, balance) ? null : arrears,
    agreedPayment: sum('agreedPayment', checkAgreedPaymentNumber, false),
    creditorReference: leaves(body.creditorReference, start.creditorReference)
      ? start.creditorReference
      : take('creditorReference', start.creditorReference, checkReference(body.creditorReference)),
  };
  if (!before) {
    if (after.isJoint === null) wrong.push({ field: 'isJoint', message: DEBT_FORM_MESSAGES.isJoint });
    if (asksGuarantor(after) && after.canGuarantorBeLiable === null) {
      wrong.push({ field: 'canGuarantorBeLiable', message: DEBT_FORM_MESSAGES.canGuarantorBeLiable });
    }
  }
  const [first] = wrong;
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: wrong });
  return {
    ...factsThatApply(after),
    // An answer to a question that does not apply, or no longer does, is ignored.
    inReceiptOfBenefit: creditTypeQuestions(kind).asksBenefit ? after.inReceiptOfBenefit : null,
    canGuarantorBeLiable: asksGuarantor(after) ? after.canGuarantorBeLiable : null,
  };
}
