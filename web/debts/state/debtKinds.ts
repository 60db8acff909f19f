import type { DebtBody, DebtRead } from '@towpath/contracts/api/debts.ts';
import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import {
  isNumber,
  isText,
  isTruth,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
} from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** A debt as it is sent, with the id it will have, so that sending it twice adds one debt. */
export type IdentifiedDebt = DebtBody & { readonly id: string };

/** What the server has said of one field. */
export type FieldFault = { readonly field: string; readonly message: string };

/** A debt that was saved here and has not reached the server. */
export type WaitingDebt = {
  readonly body: IdentifiedDebt;
  readonly isNew: boolean;
  /** The step at which it is added; null from an earlier release: the debts step of the journey. */
  readonly stepId: string | null;
  /** It did not get through before: nothing is known of whether it arrived. */
  readonly isTried: boolean;
  /** What was wrong with it, once the server has refused it. */
  readonly faults?: readonly FieldFault[] | undefined;
};

const isTrue = (value: unknown): value is true => value === true;
const text = optional(orNull(isText));
const yesNo = optional(orNull(isTruth));
const sum = optional(orNull(isNumber));

const told = {
  initialCreditorName: optional(isText),
  creditTypeId: sum,
  currentBalance: sum,
  estimatedBalance: sum,
  regularPaymentAmount: sum,
  creditorReference: text,
  isJoint: yesNo,
  inReceiptOfBenefit: yesNo,
  hasLegalAction: yesNo,
  isSecured: yesNo,
  hasAttachmentOfEarnings: yesNo,
  hasGuarantor: yesNo,
  canGuarantorBeLiable: yesNo,
  isInArrears: yesNo,
  isNothingPaid: yesNo,
  arrears: sum,
  hasArrangement: yesNo,
  agreedPayment: sum,
  courtStage: optional(orNull(oneOf(...COURT_STAGES))),
  isForBusiness: yesNo,
  cameFromFraud: yesNo,
  isDisputed: yesNo,
  isVeryOld: yesNo,
  isTakenByAgreement: yesNo,
};

export const isDebtRead = objectOf<DebtRead>(told);

export const isIdentifiedDebt = objectOf<IdentifiedDebt>({
  id: isText,
  creditTypeName: text,
  ...told,
  isDeleted: optional(isTruth),
  isStillOwed: optional(isTrue),
  was: optional(isDebtRead),
});

export const DEBT: Kind<WaitingDebt> = {
  name: 'debt',
  called: words.unsent.debts,
  fits: objectOf<WaitingDebt>({
    body: isIdentifiedDebt,
    isNew: isTruth,
    stepId: orNull(isText),
    isTried: isTruth,
    faults: optional(listOf(objectOf<FieldFault>({ field: isText, message: isText }))),
  }),
  keptIn: 'browser',
  onlyNewest: true,
};
