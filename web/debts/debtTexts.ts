import type { Debt } from '@towpath/contracts/api/debts.ts';
import { formatWholePounds, penceOf } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** Pounds to read, without pence: "£4,212". */
export function poundsText(pounds: number): string {
  return formatWholePounds(penceOf(pounds));
}

/** The amount of a debt, in pounds: its balance, or the estimate while the balance is missing (DE-003). */
export function balancePounds(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): number | null {
  return debt.currentBalance ?? debt.estimatedBalance;
}

/** "£4,212", "about £4,200" for an estimate, or that it is not known. */
export function balanceText(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): string {
  const pounds = balancePounds(debt);
  if (pounds === null) return words.figures.notKnown;
  return debt.currentBalance === null ? words.figures.about(poundsText(pounds)) : poundsText(pounds);
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
