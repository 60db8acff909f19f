import type { Debt } from '@towpath/contracts/api/debts.ts';
import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';

/** A debt as the server lists it, with the test's changes. */
export function listedDebt(changes: Partial<Debt> = {}): Debt {
  return {
    id: 'd1',
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 1,
    creditTypeName: 'Credit card',
    creditTypeRoles: ['card'],
    currentBalance: 4212,
    estimatedBalance: null,
    regularPaymentAmount: 105,
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
    ...NO_DEBT_FACTS,
    source: 'by hand',
    sold: null,
    byPlan: null,
    ...changes,
  };
}
