import type { CreditType } from '../debts/creditType.ts';
import { NO_DEBT_FACTS } from '../debts/debtFacts.ts';
import type { CaseDebt } from '../solutions/case/case.ts';
import { kindNamed } from './debtKind.ts';
import type { Filled, FilledEntry } from './filledForm.ts';
import { mayBeHereTwice } from './hereTwice.ts';

/** The debts that were added in a form, as the rules judge debts: by the kind that was put in for them. */
export function addedDebts({ fields }: Filled, kinds: readonly CreditType[]): readonly CaseDebt[] {
  const list = fields.find(({ field }) => field.id === 'debts');
  const added = (list?.entries ?? []).filter(entry => entry.isGiven && !mayBeHereTwice(entry));
  return added.map(entry => addedDebt(entry, kinds));
}

/** What is owed by an entry of the form; null where no sum is there. */
export function balanceIn(entry: FilledEntry): number | null {
  const value = partOf(entry, 'balance');
  return typeof value === 'number' ? value : null;
}

/** What the form does not ask of a debt, or has no answer to, is not known. */
function addedDebt(entry: FilledEntry, kinds: readonly CreditType[]): CaseDebt {
  const { isNothingPaid, cameFromFraud, isVeryOld, isTakenByAgreement } = NO_DEBT_FACTS;
  const yesNo = (id: string) => {
    const value = partOf(entry, id);
    return typeof value === 'boolean' ? value : null;
  };
  const named = partOf(entry, 'kind');
  const type = typeof named === 'string' ? kindNamed(named, kinds) : null;
  return {
    debt: {
      id: entry.id,
      initialCreditorName: entry.name,
      creditTypeId: type?.id ?? null,
      creditTypeName: type?.name ?? null,
      currentBalance: balanceIn(entry),
      estimatedBalance: null,
      regularPaymentAmount: null,
      creditorReference: null,
      isJoint: yesNo('isJoint'),
      inReceiptOfBenefit: null,
      isInArrears: yesNo('isBehind'),
      hasLegalAction: yesNo('hasLegalAction'),
      isSecured: yesNo('isSecured'),
      hasAttachmentOfEarnings: yesNo('takenFromWages'),
      hasGuarantor: yesNo('hasGuarantor'),
      canGuarantorBeLiable: null,
      source: 'by hand',
      isDeleted: false,
    },
    type,
    arrears: null,
    isPaidInStatement: null,
    agreedPayment: null,
    stage: null,
    isNothingPaid,
    cameFromFraud,
    isForBusiness: yesNo('isForBusiness'),
    isDisputed: yesNo('isDisputed'),
    isVeryOld,
    isTakenByAgreement,
  };
}

function partOf({ parts }: FilledEntry, id: string): unknown {
  return parts.find(({ part }) => part.id === id)?.value ?? null;
}
