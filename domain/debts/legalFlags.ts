import type { LegalFlags } from './debt.ts';
import { debtsChosen, type LegalAnswers, NO_LEGAL_ANSWERS, visibleQuestions } from './legalAnswers.ts';
import type { WhichDebtsNumber, YesNoNumber } from './legalQuestions.ts';

/** A listed debt as the legal questions see it. */
export type DebtWithLegalFlags = LegalFlags & { readonly id: string };

/**
 * The flags that all follow from their questions in the same way, and the two questions behind each (LQ-002 to LQ-005).
 */
const BY_QUESTION = [
  { flag: 'hasLegalAction', yesNo: 1, which: 2 },
  { flag: 'isSecured', yesNo: 3, which: 4 },
  { flag: 'hasAttachmentOfEarnings', yesNo: 5, which: 6 },
  { flag: 'hasGuarantor', yesNo: 7, which: 8 },
] as const satisfies readonly { flag: keyof LegalFlags; yesNo: YesNoNumber; which: WhichDebtsNumber }[];

/**
 * What the answers say about one debt. Only visible questions count, so an answer that a later one has hidden has no
 * effect. Null: the answers do not say yet, or there is no guarantor.
 *
 * - Yes with debts chosen: true for these, false for the rest (LQ-012). No: false for all (LQ-013).
 * - 9 Yes: every guarantor may be asked (LQ-011). 9 No: not for the debts chosen in 10, but for the others (LQ-012).
 *
 * @param debtIds the listed debts, in their order, without deleted ones
 */
export function legalFlagsOf(answers: LegalAnswers, id: string, debtIds: readonly string[]): LegalFlags {
  const [legal, secured, earnings, guarantor] = BY_QUESTION.map(({ yesNo, which }) => {
    if (answers.yesNo[yesNo] === false) return false;
    const chosen = answers.yesNo[yesNo] === true ? debtsChosen(answers, which, debtIds) : [];
    return chosen.length === 0 ? null : chosen.includes(id);
  });
  return {
    hasLegalAction: legal ?? null,
    isSecured: secured ?? null,
    hasAttachmentOfEarnings: earnings ?? null,
    hasGuarantor: guarantor ?? null,
    canGuarantorBeLiable: guarantor === true ? liabilityOf(answers, id, debtIds) : null,
  };
}

/**
 * The debts whose flags the answers change, with their new flags: what update-all has to save (LQ-019).
 *
 * @param debts the listed debts, in their order, without deleted ones
 */
export function changedByLegalAnswers<Of extends DebtWithLegalFlags>(
  debts: readonly Of[],
  answers: LegalAnswers,
): readonly Of[] {
  const ids = debts.map(({ id }) => id);
  return debts.flatMap(debt => {
    const flags = legalFlagsOf(answers, debt.id, ids);
    return sameFlags(debt, flags) ? [] : [{ ...debt, ...flags }];
  });
}

/**
 * The answers that the flags stand for, so that a person who comes back sees them. A question is not answered while no
 * debt has its flag; once some have it, the rest count as No, as everywhere (DE-030). Whether a guarantor may be asked
 * is never assumed: the question is unanswered while it is open for any guarantor.
 *
 * @param debts the listed debts, in their order, without deleted ones
 */
export function legalAnswersOf(debts: readonly DebtWithLegalFlags[]): LegalAnswers {
  let answers = NO_LEGAL_ANSWERS;
  const record = (yesNo: YesNoNumber, value: boolean, chosen: readonly DebtWithLegalFlags[]) => {
    const which = (yesNo + 1) as WhichDebtsNumber;
    const ids = chosen.map(({ id }) => id);
    answers = {
      yesNo: { ...answers.yesNo, [yesNo]: value },
      chosen: ids.length === 0 ? answers.chosen : { ...answers.chosen, [which]: ids },
    };
  };
  for (const { flag, yesNo } of BY_QUESTION) {
    const withFlag = debts.filter(debt => debt[flag] === true);
    if (debts.some(debt => debt[flag] !== null)) record(yesNo, withFlag.length > 0, withFlag);
  }
  const guarantors = debts.filter(({ hasGuarantor }) => hasGuarantor === true);
  if (guarantors.length > 0 && guarantors.every(debt => debt.canGuarantorBeLiable !== null)) {
    const not = guarantors.filter(debt => debt.canGuarantorBeLiable === false);
    record(9, not.length === 0, not);
  }
  return answers;
}

function liabilityOf(answers: LegalAnswers, id: string, debtIds: readonly string[]): boolean | null {
  if (!visibleQuestions(answers).includes(9)) return null;
  if (answers.yesNo[9] === true) return true;
  const not = debtsChosen(answers, 10, debtIds);
  return answers.yesNo[9] === undefined || not.length === 0 ? null : !not.includes(id);
}

function sameFlags(one: LegalFlags, other: LegalFlags): boolean {
  return (
    one.canGuarantorBeLiable === other.canGuarantorBeLiable &&
    BY_QUESTION.every(({ flag }) => one[flag] === other[flag])
  );
}
