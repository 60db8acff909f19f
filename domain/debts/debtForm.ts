import { amountText, checkBalance, checkRepayment, keepingPence } from './amounts.ts';
import { checkCreditorName } from './creditorName.ts';
import { creditTypeQuestions } from './creditTypeQuestions.ts';
import type { Debt } from './debt.ts';
import type { DebtFacts } from './debtFacts.ts';
import { checkReference } from './reference.ts';
import type { WithDebtRoles } from './roles.ts';

/** The debt form as shown on the screen: sums and the reference as typed, null for what has not been chosen yet. */
export type DebtForm = {
  readonly initialCreditorName: string;
  readonly creditTypeId: number | null;
  readonly currentBalance: string;
  readonly regularPaymentAmount: string;
  /** The tick beside it: nothing is paid now. Left out in forms that an earlier release kept. */
  readonly isNothingPaid?: boolean | undefined;
  readonly creditorReference: string;
  readonly isJoint: boolean | null;
  readonly inReceiptOfBenefit: boolean | null;
  /** Not asked here: known from the legal questions, or null for a new debt. */
  readonly hasGuarantor: boolean | null;
  readonly canGuarantorBeLiable: boolean | null;
};

/** The fields of a debt that its form decides, in pence. */
export type DebtDetails = Pick<Debt, Exclude<keyof DebtForm, 'hasGuarantor' | 'isNothingPaid'>> &
  Pick<DebtFacts, 'isNothingPaid'>;

/** Why Continue has to wait for a field: it is empty, or has an error with this message (DE-039). */
export type DebtFormLack = {
  readonly field: keyof DebtForm;
  readonly problem: 'missing' | 'error';
  /** The exact wording of an error, or a short request for what is missing. */
  readonly message: string;
};

export const DEBT_FORM_MESSAGES = {
  creditTypeId: 'Pick the kind of debt',
  isJoint: 'Tell us whose debt it is',
  canGuarantorBeLiable: 'Tell us if they can ask your guarantor to pay',
} as const;

/** An empty form, for a new debt. */
export const EMPTY_DEBT_FORM: DebtForm = {
  initialCreditorName: '',
  creditTypeId: null,
  currentBalance: '',
  regularPaymentAmount: '',
  isNothingPaid: false,
  creditorReference: '',
  isJoint: null,
  inReceiptOfBenefit: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
};

/** Whether the form asks if the creditor may collect from the guarantor (DE-040). */
export function asksGuarantor(form: Pick<Debt, 'hasGuarantor'>): boolean {
  return form.hasGuarantor === true;
}

/** What Continue waits for, in the order of the form; empty when the debt can be saved (DE-039). */
export function missingDebtFormParts(form: DebtForm): readonly DebtFormLack[] {
  const typed = [
    lackOf('initialCreditorName', checkCreditorName(form.initialCreditorName)),
    form.creditTypeId === null ? missing('creditTypeId') : null,
    lackOf('currentBalance', checkBalance(form.currentBalance)),
    needsNoRepayment(form) ? null : lackOf('regularPaymentAmount', checkRepayment(form.regularPaymentAmount)),
    lackOf('creditorReference', checkReference(form.creditorReference)),
    form.isJoint === null ? missing('isJoint') : null,
    asksGuarantor(form) && form.canGuarantorBeLiable === null ? missing('canGuarantorBeLiable') : null,
  ];
  return typed.filter(lack => lack !== null);
}

/** Whether the repayment may stay empty: nothing is paid now. A sum that is typed all the same is checked (DE-036). */
function needsNoRepayment({ isNothingPaid, regularPaymentAmount }: DebtForm): boolean {
  return isNothingPaid === true && regularPaymentAmount.trim() === '';
}

/** Whether Continue is enabled (DE-039). */
export function debtFormReady(form: DebtForm): boolean {
  return missingDebtFormParts(form).length === 0;
}

/**
 * The form for an existing debt. Sums are shown in whole pounds, since the form takes no pence: £1,234.56 from a report
 * shows as 1,235.
 */
export function debtFormOf(debt: DebtDetails & Pick<Debt, 'hasGuarantor'>): DebtForm {
  const { initialCreditorName, creditTypeId, isJoint } = debt;
  const { inReceiptOfBenefit, hasGuarantor, canGuarantorBeLiable } = debt;
  return {
    initialCreditorName,
    creditTypeId,
    currentBalance: amountText(debt.currentBalance),
    regularPaymentAmount: amountText(debt.regularPaymentAmount),
    isNothingPaid: debt.isNothingPaid === true,
    creditorReference: debt.creditorReference ?? '',
    isJoint,
    inReceiptOfBenefit,
    hasGuarantor,
    canGuarantorBeLiable,
  };
}

/**
 * The debt fields that the form gives; null while the form is not ready. A sum whose box was not changed keeps its
 * pence. An answer to a question that the form does not ask is dropped.
 *
 * @param type the chosen kind of debt; undefined while its details, and so the form's questions, are not known here
 * @param before the debt that the form was filled from; left out for a new one
 */
export function detailsOfDebtForm(
  form: DebtForm,
  type: WithDebtRoles | undefined,
  before?: Pick<Debt, 'currentBalance' | 'regularPaymentAmount'>,
): DebtDetails | null {
  const name = checkCreditorName(form.initialCreditorName);
  const balance = checkBalance(form.currentBalance);
  const repayment = checkRepayment(form.regularPaymentAmount);
  const reference = checkReference(form.creditorReference);
  if (!debtFormReady(form) || !name.ok || !balance.ok || !reference.ok) return null;
  const { creditTypeId, isJoint } = form;
  return {
    initialCreditorName: name.value,
    creditTypeId,
    currentBalance: keepingPence(form.currentBalance, balance.value, before?.currentBalance),
    // What should be paid stays known beside the tick that nothing is.
    regularPaymentAmount: repayment.ok
      ? keepingPence(form.regularPaymentAmount, repayment.value, before?.regularPaymentAmount)
      : null,
    isNothingPaid: form.isNothingPaid === true,
    creditorReference: reference.value,
    isJoint,
    inReceiptOfBenefit:
      type === undefined || creditTypeQuestions(type).asksBenefit ? form.inReceiptOfBenefit : null,
    canGuarantorBeLiable: asksGuarantor(form) ? form.canGuarantorBeLiable : null,
  };
}

function missing(field: keyof typeof DEBT_FORM_MESSAGES): DebtFormLack {
  return { field, problem: 'missing', message: DEBT_FORM_MESSAGES[field] };
}

function lackOf(
  field: keyof DebtForm,
  checked: { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string },
): DebtFormLack | null {
  if (checked.ok) return null;
  return { field, problem: checked.code === 'missing' ? 'missing' : 'error', message: checked.message };
}
