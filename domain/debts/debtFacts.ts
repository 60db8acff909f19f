import type { Pence } from '../values/pence.ts';
import type { Debt } from './debt.ts';
import { hasDebtRole, type WithDebtRoles } from './roles.ts';

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

/** Once a court has ruled, or its officers act, the years before that count no more. */
const RULED: ReadonlySet<string | null> = new Set(['judgment', 'bailiffs', 'charging order', 'wages']);

/** What decides, besides what the person says, whether a debt can be too old for a court. */
export type HowOld = {
  readonly isVeryOld: boolean | null;
  /** Null while its kind is not known. */
  readonly type: WithDebtRoles | null;
  /** How far a court or its officers have gone. */
  readonly stage: string | null;
};

/**
 * Whether the 5 or 6 years of an ordinary debt can settle one of this kind, this far. They do not where the debt lasts
 * longer, such as a mortgage, council tax, tax, a fine, child maintenance or a benefit that was overpaid, or where a
 * court has ruled.
 */
export function canBeTooOld({ type, stage }: Omit<HowOld, 'isVeryOld'>): boolean {
  return !hasDebtRole(type, 'lasts-longer') && !RULED.has(stage);
}

/** Whether nothing was paid or written about a debt for so long that a court may no longer enforce it. */
export function mayBeTooOld(debt: HowOld): boolean {
  return debt.isVeryOld === true && canBeTooOld(debt);
}

/**
 * Whether a person should have advice about a debt before they pay it or write to its creditor: either may admit a debt
 * that they do not owe, or make one that is too old for a court count again.
 */
export function needsAdviceFirst(debt: HowOld & Pick<DebtFacts, 'isDisputed'>): boolean {
  return debt.isDisputed === true || mayBeTooOld(debt);
}

/**
 * A listed debt as these rules ask of it.
 *
 * @param type null or undefined while its kind is not known
 */
export function howOld<Of extends Pick<DebtFacts, 'isVeryOld' | 'isDisputed' | 'courtStage'>>(
  debt: Of,
  type: WithDebtRoles | null | undefined,
): Of & HowOld {
  return { ...debt, type: type ?? null, stage: debt.courtStage };
}
