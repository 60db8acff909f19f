import type { Pence } from '../values/pence.ts';

/** Where a debt in the list came from. */
export const DEBT_SOURCES = ['by hand', 'credit report'] as const;
export type DebtSource = (typeof DEBT_SOURCES)[number];

/** The three flags that the legal questions must settle for every debt (DE-030). Null: not asked yet. */
export type LegalStanding = {
  /** Court papers, a judgment, bailiffs. */
  readonly hasLegalAction: boolean | null;
  /** The lender may take something, such as a home or a car, if the debt is not paid. */
  readonly isSecured: boolean | null;
  /** Taken from wages before they are paid; debt cards show this as "Arrears" (DE-002). */
  readonly hasAttachmentOfEarnings: boolean | null;
};

/** Everything that the legal questions settle. Null: not asked yet or, without a guarantor, nothing to ask. */
export type LegalFlags = LegalStanding & {
  /** Somebody else promised to pay if the person does not. */
  readonly hasGuarantor: boolean | null;
  /** The person accepts that the creditor may collect from the guarantor. Null while there is no guarantor. */
  readonly canGuarantorBeLiable: boolean | null;
};

/** One person's debt, with the specification's field names and sums in pence (DE-001). Null: not known yet. */
export type Debt = LegalFlags & {
  readonly id: string;
  /** The original creditor, as chosen or typed. */
  readonly initialCreditorName: string;
  readonly creditTypeId: number | null;
  readonly creditTypeName: string | null;
  readonly currentBalance: Pence | null;
  /** Shown and counted only while the balance is not known (DE-003). */
  readonly estimatedBalance: Pence | null;
  /** What should be paid each month. */
  readonly regularPaymentAmount: Pence | null;
  readonly creditorReference: string | null;
  readonly isJoint: boolean | null;
  /** Only for an overpaid benefit or tax credit (DE-041): the person still receives it. */
  readonly inReceiptOfBenefit: boolean | null;
  /** Payments are behind. */
  readonly isInArrears: boolean | null;
  readonly source: DebtSource;
  readonly isDeleted: boolean;
};
