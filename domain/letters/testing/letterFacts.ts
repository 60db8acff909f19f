import { NO_DEBT_FACTS } from '../../debts/debtFacts.ts';
import { type DebtOfLetter, type LetterFacts, NO_ADDRESSEE } from '../facts.ts';

/** A debt of which little is known. */
export const DEBT: DebtOfLetter = {
  ...NO_DEBT_FACTS,
  id: 'fenland',
  initialCreditorName: 'Fenland Finance',
  creditTypeName: 'Personal loan',
  currentBalance: 5380_00,
  estimatedBalance: null,
  regularPaymentAmount: null,
  creditorReference: null,
  isJoint: null,
  inReceiptOfBenefit: null,
  isInArrears: null,
  hasLegalAction: null,
  isSecured: null,
  hasAttachmentOfEarnings: null,
  hasGuarantor: null,
  type: null,
  creditor: NO_ADDRESSEE,
  takesOverDebts: null,
  isPaid: null,
  isBegun: false,
  isChased: null,
  share: null,
  otherPerson: null,
};

/** Somebody in England who has told us their name and one debt. */
export const FACTS: LetterFacts = {
  nation: 'england',
  writtenOn: '2026-10-29',
  person: { name: 'Danielle Okafor', address: [] },
  advisedBy: 'Towpath',
  money: {
    income: null,
    outgoings: null,
    available: null,
    left: null,
    sharedAmong: null,
    floor: 5_00,
    lumpSum: null,
    firstPayment: null,
    areOfPlan: false,
  },
  chosen: null,
  inForce: null,
  agreesToTellOfHealth: false,
  attachesBudget: false,
  stage: 'nothing sent',
  lastLetterOn: null,
  askAgainFrom: null,
  debt: DEBT,
  court: { ...NO_ADDRESSEE, caseNumber: null },
  bailiff: NO_ADDRESSEE,
  bank: NO_ADDRESSEE,
};
