import type { Debt } from '@towpath/contracts/api/debts.ts';
import { formatWholePounds, penceOf } from '@towpath/domain/values/pence.ts';

/** Pounds to read, without pence: "£4,212". */
export function poundsText(pounds: number): string {
  return formatWholePounds(penceOf(pounds));
}

/** What a debt stands at, in pounds: its balance, or the estimate while the balance is missing (DE-003). */
export function balancePounds(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): number | null {
  return debt.currentBalance ?? debt.estimatedBalance;
}

/** "£4,212", "about £4,200" for an estimate, or that it is not known. */
export function balanceText(debt: Pick<Debt, 'currentBalance' | 'estimatedBalance'>): string {
  const pounds = balancePounds(debt);
  if (pounds === null) return 'Sum not known';
  return debt.currentBalance === null ? `About ${poundsText(pounds)}` : poundsText(pounds);
}

export function paymentText({ regularPaymentAmount }: Pick<Debt, 'regularPaymentAmount'>): string {
  return regularPaymentAmount === null ? 'Payment not known' : `${poundsText(regularPaymentAmount)} a month`;
}

/** The kind of debt, and that it is shared: "Personal loan, joint". */
export function kindText({ creditTypeName, isJoint }: Pick<Debt, 'creditTypeName' | 'isJoint'>): string {
  const kind = creditTypeName ?? 'Kind not known';
  return isJoint ? `${kind}, joint` : kind;
}

/** "1 debt", "5 debts". */
export function debtsText(count: number): string {
  return count === 1 ? '1 debt' : `${count} debts`;
}

/** What follows the name of a debt that has come onto the list. */
export function listedText(count: number): string {
  return count === 1 ? 'That’s your first debt listed.' : `That’s ${count} of your debts in one place.`;
}

/** What a credit search has brought. */
export function foundTexts(imported: { readonly added: number; readonly updated: number }): {
  readonly heading: string;
  readonly line: string;
} {
  const { added, updated } = imported;
  const changed = `We updated ${updated === 1 ? '1 debt' : updated} that you had already.`;
  if (added > 0) {
    const check = 'Check that they look right. Add any that are missing.';
    return {
      heading: `We added ${debtsText(added)}`,
      line: updated > 0 ? `We updated ${updated}. ${check}` : check,
    };
  }
  if (updated > 0) return { heading: 'Your list is up to date', line: changed };
  return {
    heading: 'We found nothing new',
    line: 'Some debts are not on a credit report. You can add them yourself.',
  };
}

/** Two debts that look alike, each named so that they can be told apart. */
export function namesOfTwo(one: Debt, other: Debt): readonly [string, string] {
  const tellings: readonly ((debt: Debt) => string)[] = [
    debt => debt.initialCreditorName,
    debt => `${debt.initialCreditorName}, ${kindText(debt).toLowerCase()}`,
    debt => `${debt.initialCreditorName}, ${balanceText(debt).toLowerCase()}`,
    debt =>
      `${debt.initialCreditorName}, ${debt.source === 'by hand' ? 'added by you' : 'from your credit report'}`,
  ];
  for (const tell of tellings) if (tell(one) !== tell(other)) return [tell(one), tell(other)];
  return [`${one.initialCreditorName}, the first`, `${other.initialCreditorName}, the second`];
}
