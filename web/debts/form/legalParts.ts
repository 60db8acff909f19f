import {
  debtsChosen,
  isLegalQuestionAnswered,
  type LegalAnswers,
  REVEALING_ANSWER,
  visibleQuestions,
} from '@towpath/domain/debts/legalAnswers.ts';
import {
  LEGAL_QUESTIONS,
  type LegalQuestionNumber,
  type WhichDebtsNumber,
  YES_NO_NUMBERS,
  type YesNoNumber,
} from '@towpath/domain/debts/legalQuestions.ts';
import { words } from '../step/words.ts';
import type { DebtLine } from './debtLines.ts';

/** A yes or no with the question about which debts that it may reveal: one part of the screen. */
export type LegalPart = {
  readonly yesNo: YesNoNumber;
  readonly which: WhichDebtsNumber | undefined;
  readonly complete: boolean;
};

/**
 * The visible parts: all up to the first incomplete one. That one is held back while the person is still
 * choosing debts in an earlier part, so that there is one thing to do at a time.
 */
export function shownParts(
  answers: LegalAnswers,
  debtIds: readonly string[],
  at: YesNoNumber | undefined,
): readonly LegalPart[] {
  const visible = visibleQuestions(answers);
  const parts = YES_NO_NUMBERS.filter(number => visible.includes(number)).map((yesNo): LegalPart => {
    const which = visible.find((number): number is WhichDebtsNumber => number === yesNo + 1);
    const isAnswered = (number: LegalQuestionNumber) => isLegalQuestionAnswered(answers, number, debtIds);
    return { yesNo, which, complete: isAnswered(yesNo) && (which === undefined || isAnswered(which)) };
  });
  const open = parts.findIndex(({ complete }) => !complete);
  if (open === -1) return parts;
  const inWork = parts.findIndex(({ yesNo }) => yesNo === at);
  return parts.slice(0, inWork !== -1 && inWork < open ? open : open + 1);
}

/** The answers of a part as one line: "No", or "Yes, Fenland Finance". */
export function answeredText(
  answers: LegalAnswers,
  part: Pick<LegalPart, 'yesNo' | 'which'>,
  lines: readonly DebtLine[],
): string {
  const isYes = answers.yesNo[part.yesNo];
  if (part.which === undefined) return isYes ? words.yes : words.no;
  const chosen = debtsChosen(
    answers,
    part.which,
    lines.map(({ id }) => id),
  );
  const names = lines.filter(({ id }) => chosen.includes(id)).map(({ fullName }) => fullName);
  const { yesFor, noFor, yesNotFor, noNotFor } = words.legal;
  if (REVEALING_ANSWER[part.yesNo]) return isYes ? yesFor(names) : noFor(names);
  return isYes ? yesNotFor(names) : noNotFor(names);
}

export function questionText(number: LegalQuestionNumber): string {
  return LEGAL_QUESTIONS[number].question;
}

/** Id of a question on the page. */
export function questionId(number: LegalQuestionNumber): string {
  return `legal-question-${number}`;
}

/** The message at a question that Continue found unanswered. */
export function problemText(number: LegalQuestionNumber): string {
  return LEGAL_QUESTIONS[number].kind === 'yes or no' ? words.legal.pickYesOrNo : words.legal.pickDebt;
}
