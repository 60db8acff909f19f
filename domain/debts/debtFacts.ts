import type { Pence } from '../values/pence.ts';
import type { Debt } from './debt.ts';

/** How far a court or bailiffs have gone over a debt, in the order in which it happens. */
export const COURT_STAGES = ['court claim', 'judgment', 'bailiffs', 'charging order'] as const;
export type CourtStage = (typeof COURT_STAGES)[number];

/**
 * What a person tells of one debt beside its form and the legal questions: each decides what is safe to advise. Null:
 * not known, whether nobody asked or the person is not sure.
 */
export type DebtFacts = {
  /** Nothing is paid on it now, whatever should be paid. */
  readonly isNothingPaid: boolean | null;
  /** The overdue part of the balance. Null while it is not behind. */
  readonly arrears: Pence | null;
  /** There is a deal with the creditor to pay what is overdue bit by bit. Null while it is not behind. */
  readonly hasArrangement: boolean | null;
  /** What is paid by that deal each month. Null without one. */
  readonly agreedPayment: Pence | null;
  /** The furthest that a court or bailiffs have gone. Null without legal action. */
  readonly courtStage: CourtStage | null;
  readonly isForBusiness: boolean | null;
  readonly cameFromFraud: boolean | null;
  /** The person does not agree that they owe it. */
  readonly isDisputed: boolean | null;
  /** Nothing was paid and nothing was written about it for so long that a court may no longer enforce it. */
  readonly isVeryOld: boolean | null;
  /** It is taken from a benefit, by agreement, before that is paid. Null too where its kind cannot be. */
  readonly isTakenByAgreement: boolean | null;
};

/** A debt with all that its person told of it. */
export type ListedDebt = Debt & DebtFacts;

/** A debt of which nobody has asked. */
export const NO_DEBT_FACTS: DebtFacts = {
  isNothingPaid: null,
  arrears: null,
  hasArrangement: null,
  agreedPayment: null,
  courtStage: null,
  isForBusiness: null,
  cameFromFraud: null,
  isDisputed: null,
  isVeryOld: null,
  isTakenByAgreement: null,
};

type Deciding = Pick<DebtFacts, 'arrears' | 'hasArrangement' | 'agreedPayment' | 'courtStage'> &
  Pick<Debt, 'isInArrears' | 'hasLegalAction'>;

/** The facts without answers to questions that no longer apply: what is overdue on a debt that is not behind. */
export function factsThatApply<Of extends Deciding>(debt: Of): Of {
  const isBehind = debt.isInArrears === true;
  return {
    ...debt,
    arrears: isBehind ? debt.arrears : null,
    hasArrangement: isBehind ? debt.hasArrangement : null,
    agreedPayment: isBehind && debt.hasArrangement === true ? debt.agreedPayment : null,
    courtStage: debt.hasLegalAction === true ? debt.courtStage : null,
  };
}

/**
 * Whether a person should have advice about a debt before they pay it or write to its creditor: either may admit a debt
 * that they do not owe, or make one that is too old for a court count again.
 */
export function needsAdviceFirst({
  isDisputed,
  isVeryOld,
}: Pick<DebtFacts, 'isDisputed' | 'isVeryOld'>): boolean {
  return isDisputed === true || isVeryOld === true;
}
