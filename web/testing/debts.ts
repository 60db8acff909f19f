import type { Debt } from '@towpath/contracts/debts.ts';

/** A debt as a call brings it, entered by hand and not yet asked about, with what a test wants otherwise. */
export function aDebt(given: Partial<Debt> & Pick<Debt, 'id'>): Debt {
  return {
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 4,
    creditTypeName: 'Personal loan',
    currentBalance: 1500,
    estimatedBalance: null,
    regularPaymentAmount: 50,
    creditorReference: null,
    isJoint: false,
    inReceiptOfBenefit: null,
    hasLegalAction: null,
    isSecured: null,
    hasAttachmentOfEarnings: null,
    hasGuarantor: null,
    canGuarantorBeLiable: null,
    isDeleted: false,
    isPriority: false,
    isInArrears: null,
    source: 'by hand',
    ...given,
  };
}
