import { hasBudgetRole } from '../../budget/roles.ts';
import { needsAdviceFirst } from '../../debts/debtFacts.ts';
import type { BudgetLine, Case } from '../case/case.ts';
import { between, type Span } from '../case/span.ts';
import type { BudgetFigures } from './budget.ts';

/** Whose surplus pays the debts: of all who share the budget, of the person alone, or nobody has settled it. */
export type WhoseSurplus = 'joint' | 'own' | 'open';

/**
 * Whose surplus pays the debts, where a partner's income stands in the budget. A partner who would pay, or debts that
 * are all shared, make it the joint one; a partner who would not, and debts of one alone, the person's own. A debt that
 * may not be owed decides nothing.
 */
export function whoseSurplus({ partner, debts }: Pick<Case, 'partner' | 'debts'>): WhoseSurplus {
  let areAllJoint = true;
  let areAllSole = true;
  for (const caseDebt of debts) {
    const { debt } = caseDebt;
    if (debt.isDeleted || needsAdviceFirst(caseDebt)) continue;
    if (debt.isJoint !== true) areAllJoint = false;
    if (debt.isJoint !== false) areAllSole = false;
  }
  if (partner.wouldPay === true || areAllJoint) return 'joint';
  return partner.wouldPay === false && areAllSole ? 'own' : 'open';
}

/** What of an income line is the person's own, in pence: half of what both get. */
export function ownPart(line: BudgetLine, sum: number): number {
  const whose = line.whose ?? (hasBudgetRole(line, 'partner-earnings') ? 'partner' : 'own');
  if (whose === 'both') return Math.floor(sum / 2);
  return whose === 'own' ? sum : 0;
}

/**
 * The surplus of the one who owes: own income less a share of what goes out that goes by income. So it is the same part
 * of what is left. In pence, rounded down.
 */
export function ownSurplus(left: number, ownIncome: number, income: number): number {
  return income <= 0 ? left : Math.floor((left * ownIncome) / income);
}

/** The sums of a month of which a share is the person's own, in pence. */
export type SharedMonth = {
  readonly left: number;
  readonly income: number;
  readonly ownIncome: number;
  /** Benefits for a disability, of all who share the budget and of the person alone. */
  readonly disability: number;
  readonly ownDisability: number;
};

/**
 * What of the person's own surplus rests on benefits for a disability, of whoever they are: such benefits pay nobody's
 * bills, so without them the person bears the share of what goes out that goes by all other income. In pence.
 */
export function ownFromDisability({
  left,
  income,
  ownIncome,
  disability,
  ownDisability,
}: SharedMonth): number {
  if (disability === 0 || left <= 0) return ownDisability;
  const without = ownSurplus(left - disability, ownIncome - ownDisability, income - disability);
  return ownSurplus(left, ownIncome, income) - without;
}

/** The month of somebody of whom it is not settled whose surplus pays: anything between the two. */
export function eitherMonth(own: BudgetFigures, joint: BudgetFigures): BudgetFigures {
  return {
    ...joint,
    left: either(own.left, joint.left),
    leftWithoutDisabilityBenefits: either(
      own.leftWithoutDisabilityBenefits,
      joint.leftWithoutDisabilityBenefits,
    ),
    savingsMonthly: either(own.savingsMonthly, joint.savingsMonthly),
    scottishContribution: either(own.scottishContribution, joint.scottishContribution),
    contributionWithoutDisability: either(
      own.contributionWithoutDisability,
      joint.contributionWithoutDisability,
    ),
  };
}

function either(a: Span, b: Span): Span {
  return between(Math.min(a.low, b.low), Math.max(a.high, b.high));
}
