import type { Debt } from '@towpath/contracts/api/debts.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum, formatWholePounds, penceOf } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** Pounds to read, without pence: "£4,212". */
export function poundsText(pounds: number): string {
  return formatWholePounds(penceOf(pounds));
}

// What was kept for a reload before this was told has no word of what is left by a plan.
type Owed = Pick<Debt, 'currentBalance' | 'estimatedBalance'> & Partial<Pick<Debt, 'byPlan'>>;

/**
 * The amount of a debt, in pounds: what is left of it by a plan, else its balance, or the estimate while the balance is
 * missing (DE-003).
 */
export function balancePounds({ byPlan, currentBalance, estimatedBalance }: Owed): number | null {
  return byPlan?.left ?? currentBalance ?? estimatedBalance;
}

/** "£4,212", "about £4,200" for an estimate, or that it is not known. */
export function balanceText(debt: Owed): string {
  const pounds = balancePounds(debt);
  if (pounds === null) return words.figures.notKnown;
  const isEstimate = debt.currentBalance === null && !debt.byPlan;
  return isEstimate ? words.figures.about(poundsText(pounds)) : poundsText(pounds);
}

/**
 * What the list says and what is left by a plan: "You told us £1,200 on 3 May 2026; £900 is left by what you have paid in your
 * plan."; null where they are the same.
 */
export function byPlanText({ byPlan, currentBalance, estimatedBalance }: Owed): string | null {
  if (!byPlan) return null;
  const { left, since, listedOn, listedBy } = byPlan;
  const now = words.byPlan.since[since](sumText(left));
  const listed = currentBalance ?? estimatedBalance;
  if (listed === null) return words.byPlan.alone(now);
  const sum = currentBalance === null ? words.byPlan.about(sumText(listed)) : sumText(listed);
  return words.byPlan.both(words.byPlan.listed[listedBy](sum, listedOn && sayDay(listedOn)), now);
}

/** A sum in a sentence beside another: pence in which they differ are said. */
function sumText(pounds: number): string {
  return formatSum(penceOf(pounds));
}

export function paymentText({
  regularPaymentAmount,
  isNothingPaid,
}: Pick<Debt, 'regularPaymentAmount' | 'isNothingPaid'>): string {
  if (isNothingPaid === true) return words.figures.nothingPaid;
  return regularPaymentAmount === null
    ? words.figures.paymentNotKnown
    : words.figures.aMonth(poundsText(regularPaymentAmount));
}

/** Who has a debt now: its buyer, where it was sold. */
export function creditorNow({
  initialCreditorName,
  sold,
}: Pick<Debt, 'initialCreditorName'> & Partial<Pick<Debt, 'sold'>>): string {
  // What was kept for a reload before this was told has no word of it.
  return sold?.to ?? initialCreditorName;
}

/** Who had a debt before it was sold: "Was with Kestrel Cards"; null where it was not. */
export function wasWithText({ sold }: Partial<Pick<Debt, 'sold'>>): string | null {
  return sold ? words.sold.wasWith(sold.before) : null;
}

/** The kind of debt, and that it is shared: "Personal loan, joint". */
export function kindText({ creditTypeName, isJoint }: Pick<Debt, 'creditTypeName' | 'isJoint'>): string {
  const kind = creditTypeName ?? words.figures.kindNotKnown;
  return isJoint ? words.figures.joint(kind) : kind;
}
