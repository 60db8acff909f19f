import {
  type LegalQuestionNumber,
  WHICH_DEBTS_NUMBERS,
  type WhichDebtsNumber,
  YES_NO_NUMBERS,
  type YesNoNumber,
} from './legalQuestions.ts';

/** What a person has answered so far. A question without an entry is not answered. */
export type LegalAnswers = {
  readonly yesNo: Readonly<Partial<Record<YesNoNumber, boolean>>>;
  /** Ids of the debts chosen. */
  readonly chosen: Readonly<Partial<Record<WhichDebtsNumber, readonly string[]>>>;
};

export const NO_LEGAL_ANSWERS: LegalAnswers = { yesNo: {}, chosen: {} };

/** The answer to a yes or no that reveals its question about which debts: No for 9, Yes for the others (LQ-010). */
export const REVEALING_ANSWER: Readonly<Record<YesNoNumber, boolean>> = {
  1: true,
  3: true,
  5: true,
  7: true,
  9: false,
};

/** The questions that these answers make visible, in order, answered or not (LQ-007 to LQ-010). */
export function visibleQuestions(answers: LegalAnswers): readonly LegalQuestionNumber[] {
  const hasGuarantor = answers.yesNo[7] === true;
  return YES_NO_NUMBERS.flatMap((number): LegalQuestionNumber[] => {
    if (number === 9 && !hasGuarantor) return [];
    return answers.yesNo[number] === REVEALING_ANSWER[number] ? [number, followUp(number)] : [number];
  });
}

/**
 * Answers a yes or no question. An answer that hides a follow-up question drops the answer given there, and No to 7
 * drops every later answer, so changing back asks again.
 */
export function answerYesNo(answers: LegalAnswers, number: YesNoNumber, value: boolean): LegalAnswers {
  return onlyVisible({ ...answers, yesNo: { ...answers.yesNo, [number]: value } });
}

/** Chooses the debts of a question; choosing none makes it unanswered. Throws for a question that is not visible. */
export function chooseDebts(
  answers: LegalAnswers,
  number: WhichDebtsNumber,
  debtIds: readonly string[],
): LegalAnswers {
  if (!visibleQuestions(answers).includes(number)) {
    throw new RangeError(`Question ${number} is not asked under these answers`);
  }
  return onlyVisible({ ...answers, chosen: { ...answers.chosen, [number]: debtIds } });
}

/** The debts that a question offers: all listed ones, and for 10 those with a guarantor. */
export function debtsOffered(
  answers: LegalAnswers,
  number: WhichDebtsNumber,
  debtIds: readonly string[],
): readonly string[] {
  return number === 10 ? debtsChosen(answers, 8, debtIds) : debtIds;
}

/** The debts chosen that the question still offers, in the order of the list. */
export function debtsChosen(
  answers: LegalAnswers,
  number: WhichDebtsNumber,
  debtIds: readonly string[],
): readonly string[] {
  const chosen = answers.chosen[number] ?? [];
  return debtsOffered(answers, number, debtIds).filter(id => chosen.includes(id));
}

/**
 * Whether a question is answered. A question about which debts needs at least one that is still in the list.
 *
 * @param debtIds the listed debts, in their order
 */
export function isLegalQuestionAnswered(
  answers: LegalAnswers,
  number: LegalQuestionNumber,
  debtIds: readonly string[],
): boolean {
  return isWhichDebts(number)
    ? debtsChosen(answers, number, debtIds).length > 0
    : answers.yesNo[number] !== undefined;
}

/** The visible questions without an answer, in order; the first is the one to show next. */
export function remainingQuestions(
  answers: LegalAnswers,
  debtIds: readonly string[],
): readonly LegalQuestionNumber[] {
  return visibleQuestions(answers).filter(number => !isLegalQuestionAnswered(answers, number, debtIds));
}

/** How many visible questions have no answer yet: "2 to go". */
export function stillToAnswer(answers: LegalAnswers, debtIds: readonly string[]): number {
  return remainingQuestions(answers, debtIds).length;
}

/** Whether every visible question is answered, so that Continue is enabled (LQ-014). */
export function legalSectionComplete(answers: LegalAnswers, debtIds: readonly string[]): boolean {
  return debtIds.length > 0 && stillToAnswer(answers, debtIds) === 0;
}

function followUp(number: YesNoNumber): WhichDebtsNumber {
  return (number + 1) as WhichDebtsNumber;
}

function isWhichDebts(number: LegalQuestionNumber): number is WhichDebtsNumber {
  return number % 2 === 0;
}

function onlyVisible(answers: LegalAnswers): LegalAnswers {
  const visible = visibleQuestions(answers);
  const kept = <Key extends LegalQuestionNumber, Value>(
    numbers: readonly Key[],
    answersByNumber: Readonly<Partial<Record<Key, Value>>>,
  ) =>
    Object.fromEntries(
      numbers
        .filter(number => visible.includes(number) && answersByNumber[number] !== undefined)
        .map(number => [number, answersByNumber[number]]),
    ) as Partial<Record<Key, Value>>;
  return { yesNo: kept(YES_NO_NUMBERS, answers.yesNo), chosen: kept(WHICH_DEBTS_NUMBERS, answers.chosen) };
}
