import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { DebtBody } from '@towpath/contracts/api/debts.ts';
import type { caseDebts } from '@towpath/contracts/api/staffDebts.ts';

/** All that is known of a debt, as the server tells it. */
type Told = AnswerOf<typeof caseDebts>['debts'][number]['told'];
type Sum = 'currentBalance' | 'regularPaymentAmount' | 'arrears' | 'agreedPayment';
type Typed = Sum | 'creditTypeId' | 'creditorReference' | 'estimatedBalance' | 'isNothingPaid';

/** A debt as it stands in the form: sums, reference and the id of its kind as text, empty where not known. */
export type DebtTyped = Omit<Told, Typed> &
  Readonly<Record<Sum | 'creditTypeId' | 'creditorReference', string>> & {
    readonly isEstimate: boolean;
    readonly isNothingPaid: boolean;
  };

/** The form of a debt of which nothing is known yet. */
export const NEW_DEBT: DebtTyped = {
  initialCreditorName: '',
  creditTypeId: '',
  currentBalance: '',
  isEstimate: false,
  regularPaymentAmount: '',
  isNothingPaid: false,
  creditorReference: '',
  isJoint: null,
  inReceiptOfBenefit: null,
  hasLegalAction: null,
  isSecured: null,
  hasAttachmentOfEarnings: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
  isInArrears: null,
  arrears: '',
  hasArrangement: null,
  agreedPayment: '',
  courtStage: null,
  isForBusiness: null,
  cameFromFraud: null,
  isDisputed: null,
  isVeryOld: null,
  isTakenByAgreement: null,
};

/** The form of a debt that is there. */
export function typedOf({ estimatedBalance, ...told }: Told): DebtTyped {
  return {
    ...told,
    creditTypeId: textOf(told.creditTypeId),
    currentBalance: textOf(told.currentBalance ?? estimatedBalance),
    isEstimate: told.currentBalance === null && estimatedBalance !== null,
    regularPaymentAmount: textOf(told.regularPaymentAmount),
    isNothingPaid: told.isNothingPaid === true,
    creditorReference: told.creditorReference ?? '',
    arrears: textOf(told.arrears),
    agreedPayment: textOf(told.agreedPayment),
  };
}

/** What the form says of a debt, without what does not apply to it: what is late on one that is not behind. */
export function bodyOf(typed: DebtTyped): DebtBody {
  const { isEstimate, arrears, hasArrangement, agreedPayment, courtStage, canGuarantorBeLiable, ...rest } =
    typed;
  const balance = poundsIn(typed.currentBalance);
  return {
    ...rest,
    creditTypeId: typed.creditTypeId === '' ? null : Number(typed.creditTypeId),
    ...(isEstimate ? { currentBalance: null, estimatedBalance: balance } : { currentBalance: balance }),
    regularPaymentAmount: poundsIn(typed.regularPaymentAmount),
    creditorReference: typed.creditorReference.trim() === '' ? null : typed.creditorReference,
    ...(rest.isInArrears === true ? { arrears: poundsIn(arrears), hasArrangement } : {}),
    ...(rest.isInArrears === true && hasArrangement === true
      ? { agreedPayment: poundsIn(agreedPayment) }
      : {}),
    ...(rest.hasLegalAction === true ? { courtStage } : {}),
    ...(rest.hasGuarantor === true ? { canGuarantorBeLiable } : {}),
  };
}

/** What the form says otherwise than it did when it was opened. */
export function changesOf(typed: DebtTyped, first: DebtTyped): DebtBody {
  const was = new Map(Object.entries(bodyOf(first)));
  return Object.fromEntries(
    Object.entries(bodyOf(typed)).filter(([field, value]) => was.get(field) !== value),
  );
}

/** The form with what is known now wherever nothing was typed: what was typed stays. */
export function rebased<Form extends object>(typed: Form, first: Form, now: Form): Form {
  const was = new Map<string, unknown>(Object.entries(first));
  const own = Object.entries(typed).filter(([field, value]) => was.get(field) !== value);
  return { ...now, ...Object.fromEntries(own) };
}

/**
 * Whether what was typed is a number at all, in digits with commas and one point: “1e3” is a slip of the hand. Nothing is
 * one too. What number it may be, such as none below zero, the server says.
 */
export function isSum(typed: string): boolean {
  const plain = plainOf(typed);
  return /^(-?(\d+\.?\d*|\.\d+))?$/u.test(plain) && Number.isFinite(Number(plain));
}

/** Whether each sum that goes along is a number. */
export function areSums(typed: DebtTyped): boolean {
  const { currentBalance, regularPaymentAmount, isInArrears, arrears, hasArrangement, agreedPayment } = typed;
  const ofLate = isInArrears === true ? [arrears, hasArrangement === true ? agreedPayment : ''] : [];
  return [currentBalance, regularPaymentAmount, ...ofLate].every(isSum);
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const plainOf = (typed: string) => typed.replace(/,/gu, '').trim();

/** What was typed: nothing is not known. */
function poundsIn(typed: string): number | null {
  const plain = plainOf(typed);
  return plain === '' ? null : Number(plain);
}
