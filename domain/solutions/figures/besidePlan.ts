import type { CreditType, InclusionColumn } from '../../debts/creditType.ts';
import { isPriority, type PriorityFacts } from '../../debts/priority.ts';
import type { CaseDebt } from '../case/case.ts';
import { isSure, mayBeSecured, onlyLateIn } from './inclusion.ts';

/** What a payment plan takes in, and what is paid beside it from the same month. */

/** A debt whose flags are all set is a priority debt if its kind allows it. */
const ALL_SET = { isSecured: true, hasLegalAction: true, hasAttachmentOfEarnings: true } as const;

/**
 * Whether a plan takes a debt in, with all of it: its kind, and nothing that it is tied to. Null where that is not known. Its
 * kind alone does not say so: a loan with a charging order is a loan, and stays outside.
 */
export function isTakenIntoPlan(column: InclusionColumn, caseDebt: CaseDebt): boolean | null {
  const { type } = caseDebt;
  if (type === null) return null;
  if (!isSure(type.inclusion[column])) return false;
  if (!mayBeSecured(caseDebt)) return true;
  return isTied(caseDebt) === null ? null : false;
}

/**
 * Whether a debt is paid beside a plan, before what goes to the debts in it: it stays outside, and comes first, or an adviser
 * decides about its kind and the person pays it until then. Null where that is not known. A kind that comes first by its
 * circumstances always does once a plan leaves it out: nobody else would pay it, and goods on hire can be taken whatever was
 * said of them.
 */
export function isPaidBesidePlan(column: InclusionColumn, caseDebt: CaseDebt): boolean | null {
  const { type } = caseDebt;
  if (type === null) return null;
  const taken = isTakenIntoPlan(column, caseDebt);
  if (taken === true || onlyLateIn(column, caseDebt) !== null) return false;
  const told = { ...caseDebt.debt, isSecured: isTied(caseDebt) };
  if (taken === null) return mayComeFirst(told, type) ? null : false;
  if (isPriority(told.isSecured === null ? { ...told, isSecured: false } : told, type)) return true;
  // Of a debt that is no priority, nothing is late but what the person says.
  if (type.priority === 'conditional' || isLeftToAdviser(column, type))
    return caseDebt.arrears === null ? null : true;
  return mayComeFirst(told, type) ? null : false;
}

/** Secured as it is told, or by a court since. */
function isTied({ debt, stage }: CaseDebt): boolean | null {
  return stage === 'charging order' ? true : debt.isSecured;
}

function isLeftToAdviser(column: InclusionColumn, type: CreditType): boolean {
  return type.priority !== 'never in a plan' && type.inclusion[column].inclusion !== 'excluded';
}

/** Whether a debt is, or may be, a priority debt: a flag that nobody has asked about may be set. */
function mayComeFirst(told: PriorityFacts, type: CreditType): boolean {
  if (isPriority(told, type)) return true;
  const { isSecured, hasLegalAction, hasAttachmentOfEarnings } = told;
  const isOpen = isSecured === null || hasLegalAction === null || hasAttachmentOfEarnings === null;
  return isOpen && isPriority(ALL_SET, type);
}
