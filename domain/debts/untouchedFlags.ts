import type { LegalStanding } from './debt.ts';

/** The flags that are filled in as the list is read. */
export const FILLED_FLAGS = ['hasLegalAction', 'isSecured', 'hasAttachmentOfEarnings'] as const;

/**
 * Settles debts that the legal questions have not touched: once any of the three flags is set on any debt, each unset
 * one becomes false. While all are unset nothing changes (DE-029, DE-030). Debts that do not change stay the same
 * objects.
 *
 * @param debts the listed debts, without deleted ones
 */
export function fillUntouchedFlags<Of extends LegalStanding>(debts: readonly Of[]): readonly Of[] {
  const isTouched = debts.some(debt => FILLED_FLAGS.some(flag => debt[flag] !== null));
  if (!isTouched) return debts;
  return debts.map(debt =>
    isSettled(debt)
      ? debt
      : {
          ...debt,
          hasLegalAction: debt.hasLegalAction ?? false,
          isSecured: debt.isSecured ?? false,
          hasAttachmentOfEarnings: debt.hasAttachmentOfEarnings ?? false,
        },
  );
}

/**
 * Whether the legal questions are done: there is a debt, and each has its three flags once untouched ones are filled.
 *
 * @param debts the listed debts, without deleted ones
 */
export function legalQuestionsCompleted(debts: readonly LegalStanding[]): boolean {
  return debts.length > 0 && fillUntouchedFlags(debts).every(isSettled);
}

function isSettled(debt: LegalStanding): boolean {
  return FILLED_FLAGS.every(flag => debt[flag] !== null);
}
