import type { InclusionCell, InclusionColumn } from '../../debts/creditType.ts';
import { mayBeTooOld, needsAdviceFirst } from '../../debts/debtFacts.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { Case, CaseDebt } from '../case/case.ts';
import { between, type Span, ZERO } from '../case/span.ts';

/** What a solution includes of one debt, and what of a debt stays when the solution is over. */

/** Payments are behind. What is said of the debt goes first; a sum overdue, or nothing paid, settles the rest. */
export function isBehind({ debt, arrears, isNothingPaid }: CaseDebt): boolean | null {
  if (debt.isInArrears !== null) return debt.isInArrears;
  return (arrears !== null && arrears > 0) || isNothingPaid === true ? true : null;
}

/** Deducted from a benefit before it is paid: by agreement, or as an overpayment of a benefit that still comes. */
export function isTaken({ debt, isTakenByAgreement }: CaseDebt): boolean | null {
  return isTakenByAgreement === true ? true : debt.inReceiptOfBenefit;
}

/**
 * Whether a debt is due. The sum on a bill that is not behind, such as council tax of this year, is not due yet: it is in
 * the budget.
 */
export function isDue(caseDebt: CaseDebt): boolean | null {
  return hasDebtRole(caseDebt.type, 'bill') ? isBehind(caseDebt) : true;
}

/**
 * A debt of a kind that is not secured by nature may still be secured. An adviser then decides which solutions include
 * it.
 */
export function mayBeSecured({ debt, type, stage }: CaseDebt): boolean {
  if (type?.securedByDefault) return false;
  return debt.isSecured !== false || stage === 'charging order';
}

/**
 * What a solution includes of one debt that is due, in pence.
 *
 * @param isOpen whether the debt may be secured, not be due or not be owed at all, so that an adviser has to decide
 */
export function includedIn(
  column: InclusionColumn,
  caseDebt: CaseDebt,
  balance: number | null,
  isOpen: boolean,
): Span {
  const { type, arrears, cameFromFraud, isTakenByAgreement } = caseDebt;
  const cell = type?.inclusion[column];
  if (isLeftOut(cell)) return ZERO;
  let least = 0;
  let most = balance ?? Infinity;
  const isWhole = isSure(cell) && isTakenByAgreement !== true;
  if (isWhole && !isOpen) least = balance ?? 0;
  if (cell?.inclusion === 'arrears only') {
    const behind = isBehind(caseDebt);
    if (behind === false) return ZERO;
    most = arrears ?? most;
    const isSureOfIt = !cell.toConfirm && isTakenByAgreement !== true && !needsAdviceFirst(caseDebt);
    if (isSureOfIt && behind === true) least = arrears ?? 0;
  }
  if (column !== 'BS' || cameFromFraud === false) return between(least, most);
  return cameFromFraud === true ? ZERO : between(0, most);
}

/**
 * What is late of a debt, in pence, where a solution takes in that alone and surely; null of every other debt.
 */
export function onlyLateIn(column: InclusionColumn, caseDebt: CaseDebt): number | null {
  if (caseDebt.type?.inclusion[column].inclusion !== 'arrears only') return null;
  const { low } = includedIn(column, caseDebt, balanceOf(caseDebt.debt), false);
  return low > 0 ? low : null;
}

/** Why a debt, or a part of it, stays when a solution is over. */
export type WhyItStays =
  /** The solution leaves out debts of this kind. */
  | 'kind'
  | 'fraud'
  /** The lender keeps the right to take something. */
  | 'secured'
  /** It is paid with the other bills, or taken from a benefit by agreement. */
  | 'not due'
  /** The person does not agree that they owe it: whether they do is found out first. */
  | 'disputed'
  /** So old that a court may no longer enforce it: advice about it comes before any payment or letter. */
  | 'very old'
  /** Whether it stays is not settled by what is known. */
  | 'adviser decides';

/** What stays for sure; whether any other debt does has to be found out. */
const SURELY: ReadonlySet<WhyItStays> = new Set<WhyItStays>(['kind', 'fraud', 'secured', 'not due']);

/** Whether a debt surely stays. */
export function staysForSure(why: WhyItStays): boolean {
  return SURELY.has(why);
}

/** A debt that stays, by its id. */
export type StayingDebt = { readonly debtId: string; readonly why: WhyItStays };

/**
 * Why a debt stays when a solution is over; null for one that the solution deals with in full. An insolvency releases no
 * debt that came from fraud, though a debt relief order counts it towards its limit.
 */
export function whyItStays(column: InclusionColumn, caseDebt: CaseDebt): WhyItStays | null {
  const { type, cameFromFraud, isTakenByAgreement } = caseDebt;
  const isPlan = PLANS.has(column);
  if (!isPlan && cameFromFraud === true) return 'fraud';
  const cell = type?.inclusion[column];
  if (cell?.inclusion === 'excluded') return type?.securedByDefault ? 'secured' : 'kind';
  const due = isDue(caseDebt);
  if (due === false || (!isPlan && isTakenByAgreement === true)) return 'not due';
  if (isSurelySecured(caseDebt)) return 'secured';
  if (cell?.inclusion === 'arrears only') {
    if (!hasDebtRole(type, 'bill')) return 'secured';
    return restOfBill(column, caseDebt);
  }
  if (mayBeTooOld(caseDebt)) return 'very old';
  if (caseDebt.isDisputed === true) return 'disputed';
  const isWhole = isSure(cell) && due === true && !mayBeSecured(caseDebt);
  return isWhole && (cameFromFraud === false || isPlan) ? null : 'adviser decides';
}

/**
 * What stays of a bill of which only what is late is taken in: the rest, which is paid as it falls due; nothing where all of
 * it is late. What is late of it has to be known for that.
 */
function restOfBill(column: InclusionColumn, caseDebt: CaseDebt): WhyItStays | null {
  const late = onlyLateIn(column, caseDebt);
  if (mayBeTooOld(caseDebt)) return 'very old';
  if (caseDebt.isDisputed === true) return 'disputed';
  if (late === null || mayBeSecured(caseDebt)) return 'adviser decides';
  const balance = balanceOf(caseDebt.debt);
  return balance !== null && late >= balance ? null : 'not due';
}

/** These pay debts back: it matters to no plan how a debt came about, or that it is taken from a benefit. */
const PLANS: ReadonlySet<InclusionColumn> = new Set<InclusionColumn>(['DMP', 'DAS']);

/** The debts that stay when a solution is over, in the order of the list. */
export function staysOf({ debts }: Pick<Case, 'debts'>, column: InclusionColumn): readonly StayingDebt[] {
  const found: StayingDebt[] = [];
  for (const caseDebt of debts) {
    if (caseDebt.debt.isDeleted || balanceOf(caseDebt.debt) === 0) continue;
    const why = whyItStays(column, caseDebt);
    if (why !== null) found.push({ debtId: caseDebt.debt.id, why });
  }
  return found;
}

/** Nothing but its kind decides about such a debt that is due: all of its balance is included and released, or nothing. */
export function hasNothingOpen(
  { cameFromFraud, isTakenByAgreement }: CaseDebt,
  balance: number | null,
): boolean {
  return cameFromFraud === false && isTakenByAgreement !== true && balance !== null && balance > 0;
}

/** A kind that a solution surely includes. */
export function isSure(cell: InclusionCell | undefined): boolean {
  return cell !== undefined && cell.inclusion === 'included' && !cell.toConfirm;
}

/** A kind that a solution surely leaves out. */
export function isLeftOut(cell: InclusionCell | undefined): boolean {
  return cell?.inclusion === 'excluded' && !cell.toConfirm;
}

/** Secured although its kind is not, by agreement or by a court. */
function isSurelySecured({ debt, type, stage }: CaseDebt): boolean {
  if (type?.securedByDefault) return false;
  return debt.isSecured === true || stage === 'charging order';
}
