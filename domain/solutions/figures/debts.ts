import type { InclusionColumn } from '../../debts/creditType.ts';
import { needsAdviceFirst } from '../../debts/debtFacts.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import { isNoneLate } from '../../debts/stake.ts';
import { balanceOf } from '../../debts/totals.ts';
import { roundUpToPounds } from '../../values/pence.ts';
import type { Case, CaseDebt } from '../case/case.ts';
import { between, NO, type Span, YES, YES_OR_NO, ZERO } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { isPaidBesidePlan, isTakenIntoPlan } from './besidePlan.ts';
import { type ColumnFigures, ColumnSums } from './columns.ts';
import { isBehind, isTaken } from './inclusion.ts';

/** The debts as the solutions see them, in pence. */
export type DebtFigures = {
  readonly columns: Readonly<Record<InclusionColumn, ColumnFigures>>;
  readonly total: Span;
  readonly count: Span;
  /** Agreed monthly payments to creditors, without those that are already in the statement. */
  readonly contractual: Span;
  /** What goes each month to debts that the nation's payment plan leaves out, and that are paid beside it. */
  readonly priorityOffers: Span;
  /** The same beside a debt management plan, which leaves out some that the Scottish scheme includes. */
  readonly offersBesideDmp: Span;
  /** At least one debt is behind. */
  readonly isInArrears: Span;
  /** What is overdue on the debts that a plan includes. */
  readonly overdue: Span;
  /** All debts that nothing is surely secured on. */
  readonly unsecured: Span;
  readonly hasJudgment: Span;
  /** A creditor has begun enforcement: court, bailiffs, money taken from wages. */
  readonly hasLegalAction: Span;
  readonly hasBusinessDebts: Span;
  readonly isFraudSuspected: Span;
};

const JUDGED: ReadonlySet<string | null> = new Set(['judgment', 'bailiffs', 'charging order', 'wages']);
const ACTED_ON: ReadonlySet<string | null> = new Set([...JUDGED, 'court claim']);

/**
 * Adds up the debts, once for all solutions. Where an adviser has to decide whether a solution includes a debt, it
 * counts for anything from nothing to its balance. So does a debt whose kind is not known, or that may be secured, and
 * one that the person disputes or that is very old: it may turn out that nothing is owed, nothing is behind and nothing
 * has to be paid.
 *
 * @param plan the inclusion column of the nation's payment plan: debts outside the plan are paid alongside it
 */
export function debtFigures(
  { debts, someDebtIsBehind }: Pick<Case, 'debts' | 'someDebtIsBehind'>,
  plan: 'DMP' | 'DAS',
  limits: Limits,
): DebtFigures {
  const columns = new ColumnSums();
  const overdue = new Sum();
  const unsecured = new Sum();
  const offers = new Sum();
  const besideDmp = plan === 'DMP' ? offers : new Sum();
  const contractual = new Sum();
  const total = new Sum();
  let count = 0;
  let sureCount = 0;
  let mayBeBehind = false;
  let isInArrears = NO;
  let hasJudgment = NO;
  let hasLegalAction = NO;
  let hasBusinessDebts = NO;
  let isFraudSuspected = NO;
  const months = limits.span('ARREARS_MONTHS').low;

  for (const caseDebt of debts) {
    const { debt, type } = caseDebt;
    if (debt.isDeleted) continue;
    const balance = balanceOf(debt);
    const balanceHigh = balance ?? Infinity;
    const inPlan = isTakenIntoPlan(plan, caseDebt);
    const isOwed = !needsAdviceFirst(caseDebt);
    const balanceLow = isOwed ? (balance ?? 0) : 0;
    count += 1;
    if (isOwed) sureCount += 1;
    total.add(balanceLow, balanceHigh);

    columns.add(caseDebt, balance, isOwed);
    if (type === null || !type.securedByDefault) unsecured.add(balanceLow, balanceHigh);
    const behind = isBehind(caseDebt);
    if (inPlan !== false && type !== null && behind !== false) {
      const { low, high } = arrearsSpan(caseDebt, balance);
      overdue.add(inPlan && isOwed && caseDebt.arrears !== null ? low : 0, high);
    }

    if (caseDebt.isPaidInStatement !== true && !caseDebt.isNothingPaid && !caseDebt.isTakenByAgreement) {
      const isSure = isOwed && caseDebt.isPaidInStatement === false;
      contractual.add(isSure ? (debt.regularPaymentAmount ?? 0) : 0, debt.regularPaymentAmount ?? Infinity);
    }
    addOffer(offers, caseDebt, { column: plan, balance, months, isOwed });
    if (besideDmp !== offers) addOffer(besideDmp, caseDebt, { column: 'DMP', balance, months, isOwed });
    if (!isOwed && behind !== false) mayBeBehind = true;
    isInArrears = anyOf(isInArrears, isOwed || behind === false ? behind : null);
    hasJudgment = anyOf(hasJudgment, judged(caseDebt, JUDGED, type && hasDebtRole(type, 'court-judgment')));
    hasLegalAction = anyOf(hasLegalAction, debt.hasLegalAction === true || judged(caseDebt, ACTED_ON, false));
    hasBusinessDebts = anyOf(hasBusinessDebts, hasDebtRole(type, 'business-debt') || caseDebt.isForBusiness);
    isFraudSuspected = anyOf(isFraudSuspected, caseDebt.cameFromFraud);
  }

  return {
    columns: columns.figures(),
    total: total.span(),
    count: between(sureCount, count),
    contractual: contractual.span(),
    priorityOffers: offers.span(),
    offersBesideDmp: besideDmp.span(),
    isInArrears: anyBehind(isInArrears, someDebtIsBehind, mayBeBehind),
    overdue: overdue.span(),
    unsecured: unsecured.span(),
    hasJudgment,
    hasLegalAction,
    hasBusinessDebts,
    isFraudSuspected,
  };
}

/**
 * Whether at least one debt is behind. What is known about each debt goes first; what the person says about all of them
 * together settles the rest. If the person says some are behind but none on the list is, an adviser has to ask; and where
 * the one that is behind may not be owed, that settles nothing.
 */
function anyBehind(each: Span, ofAll: boolean | null, isOneDoubtful: boolean): Span {
  if (ofAll === null || each === YES) return each;
  if (each === YES_OR_NO) return isOneDoubtful ? YES_OR_NO : ofAll ? YES : NO;
  return ofAll ? YES_OR_NO : NO;
}

/** The two ends of a running total. */
class Sum {
  private low = 0;
  private high = 0;

  add(low: number, high: number): void {
    this.low += low;
    this.high += high;
  }

  span(): Span {
    return between(this.low, this.high);
  }
}

/**
 * The overdue part of a debt; nothing where the creditor takes it from income before it arrives. For a bill in the
 * list, the whole balance is overdue unless the case says how much of it is.
 */
export function arrearsSpan(caseDebt: CaseDebt, balance: number | null): Span {
  const { debt, type, arrears } = caseDebt;
  const taken = isTaken(caseDebt);
  const { hasAttachmentOfEarnings } = debt;
  const behind = isBehind(caseDebt);
  if (isNoneLate({ isTaken: taken, hasAttachmentOfEarnings, isBehind: behind }, type)) return ZERO;
  const goesOn = hasDebtRole(type, 'goes-on');
  const isBill = hasDebtRole(type, 'bill');
  const most = arrears ?? balance ?? Infinity;
  const isOpen =
    type === null ||
    (goesOn && arrears === null) ||
    ((goesOn || isBill) && behind === null) ||
    hasAttachmentOfEarnings === null ||
    (hasDebtRole(type, 'asks-receipt-of-benefit') && taken === null);
  return between(isOpen ? 0 : (arrears ?? balance ?? 0), most);
}

/** What is paid beside a plan: the agreed payment; without one, the arrears spread over a fixed number of months, rounded up to whole pounds. */
function addOffer(
  offers: Sum,
  caseDebt: CaseDebt,
  {
    column,
    balance,
    months,
    isOwed,
  }: { column: 'DMP' | 'DAS'; balance: number | null; months: number; isOwed: boolean },
): void {
  const isBeside = isPaidBesidePlan(column, caseDebt);
  const due = isBeside === false ? ZERO : arrearsSpan(caseDebt, balance);
  if (due.high === 0) return;
  const { agreedPayment: agreed } = caseDebt;
  const isSure = isOwed && isBeside === true;
  if (agreed === null) offers.add(0, due.high);
  else if (agreed === 'none')
    offers.add(isSure ? roundUpToPounds(due.low / months) : 0, roundUpToPounds(due.high / months));
  else offers.add(isSure && due.low > 0 ? agreed : 0, agreed);
}

/** @param byKind whether its kind alone says so; null where the kind is not known */
function judged(
  { debt, stage }: CaseDebt,
  stages: ReadonlySet<string | null>,
  byKind: boolean | null,
): boolean | null {
  if (byKind || stages.has(stage)) return true;
  if (byKind === null || debt.hasLegalAction === null) return null;
  return stage === null && debt.hasLegalAction ? null : false;
}

/** Yes if any is yes; no only if all are no. */
function anyOf(found: Span, one: boolean | null): Span {
  if (one === true || found === YES) return YES;
  return one === null ? YES_OR_NO : found;
}
